/** The page of a category in a market. */
export type CategoryPage = {
  storyUuid: string
  /** Pages of one group are the same category in different markets. */
  groupId: string
  /** The shop locale: `de-de`. */
  locale: string
  /** Below the market prefix: `unterwegs/kindersitze`. */
  path: string
  name: string
}

/** A category as it is stored. */
export type StoredCategory = {
  id: number
  locale: string
  key: string
  path: string
  name: string
  /** Null: it was imported. */
  storyUuid: string | null
  hidden: boolean
  /** A product is in it, or an imported category is below it. */
  inUse: boolean
}

/** A category that a page made, as it shall be; `id` where it is stored already. */
export type PlannedCategory = {
  id: number | undefined
  locale: string
  key: string
  path: string
  name: string
  storyUuid: string
  hidden: boolean
  /** The key of the nearest category above it by path. */
  parentKey: string | undefined
}

export type CategoryPlan = {
  categories: PlannedCategory[]
  /** The ids of categories without a page and without products. */
  removed: number[]
  /** Products in the category `from` are also in `to` from now on. */
  moves: { from: string; to: string }[]
}

type Draft = Omit<PlannedCategory, 'parentKey'>
type OwnCategory = StoredCategory & { storyUuid: string }

type Place = { locale: string; path: string }

const placeOf = ({ locale, path }: Place) => `${locale} ${path}`
const slotOf = (locale: string, key: string) => `${locale} ${key}`
const storyOf = ({ locale, storyUuid }: { locale: string; storyUuid: string }) => `${locale} ${storyUuid}`

const isOwn = (category: StoredCategory): category is OwnCategory => category.storyUuid !== null

/** The paths above a path, the nearest first: `a/b/c` → `a/b`, `a`. */
const above = (path: string): string[] => {
  const parts = path.split('/')
  return parts.slice(1).map((_, index) => parts.slice(0, parts.length - 1 - index).join('/'))
}

/** Finds keys for new categories: the last part of the path, else the whole path, else that with a number. */
function keyMaker(taken: Iterable<string>) {
  const given = new Set(taken)
  return (path: string): string => {
    const whole = path.replaceAll('/', '-')
    const numbered = (count: number): string =>
      given.has(`${whole}-${count}`) ? numbered(count + 1) : `${whole}-${count}`
    const key = [path.split('/').at(-1) ?? path, whole].find((free) => !given.has(free)) ?? numbered(2)
    given.add(key)
    return key
  }
}

/** Finds the category that a page had, also in another market, or the one that a former page at its address left. */
function formerFinder(pages: readonly CategoryPage[], own: readonly OwnCategory[]) {
  const current = new Set(pages.map(({ storyUuid }) => storyUuid))
  const here = new Map(own.map((category) => [storyOf(category), category]))
  const anywhere = new Map(own.map((category) => [category.storyUuid, category]))
  const left = new Map(
    own.filter(({ storyUuid }) => !current.has(storyUuid)).map((category) => [placeOf(category), category]),
  )
  return (page: CategoryPage): OwnCategory | undefined =>
    here.get(storyOf(page)) ?? anywhere.get(page.storyUuid) ?? left.get(placeOf(page))
}

const firstKey = (
  group: readonly CategoryPage[],
  find: (page: CategoryPage) => StoredCategory | undefined,
): string | undefined => group.flatMap((page) => find(page)?.key ?? [])[0]

/**
 * What the pages of all markets make of the stored categories. An imported category is never changed: the page at its
 * path is its page, and the pages of the same group are that category in their markets. Any other page has a category
 * of its own, which keeps its key when the page is renamed, moved, or made anew at its address. A category whose page
 * is gone is removed; while a product is in it, or an imported category below it, it is hidden instead. `pages` are one
 * for each address, in the order of the markets: the first page of a group names the key.
 */
export function planCategories(
  pages: readonly CategoryPage[],
  stored: readonly StoredCategory[],
): CategoryPlan {
  const imported = stored.filter((category) => !isOwn(category))
  const own = stored.filter(isOwn)
  const importedAt = new Map(imported.map((category) => [placeOf(category), category]))
  const importedOf = (page: CategoryPage) => importedAt.get(placeOf(page))
  const formerOf = formerFinder(pages, own)
  const newKey = keyMaker(stored.map(({ key }) => key))

  /** The keys that are given away, by market. */
  const slots = new Set(imported.map(({ locale, key }) => slotOf(locale, key)))
  const drafts: Draft[] = []
  const moves = new Map<string, string>()
  const kept = new Set<number>()
  const follow = (former: OwnCategory | undefined, key: string) => {
    if (former && former.key !== key) moves.set(former.key, key)
  }
  const draft = (page: CategoryPage, key: string) => {
    const former = formerOf(page)
    const isHere = former?.locale === page.locale
    if (isHere) kept.add(former.id)
    follow(former, key)
    slots.add(slotOf(page.locale, key))
    const { locale, path, name, storyUuid } = page
    drafts.push({ id: isHere ? former.id : undefined, locale, key, path, name, storyUuid, hidden: false })
  }

  const alone: CategoryPage[] = []
  for (const group of Map.groupBy(pages, ({ groupId }) => groupId).values()) {
    const importedKey = firstKey(group, importedOf)
    const others = group.filter((page) => !importedOf(page))
    for (const page of group) {
      const theirs = importedOf(page)
      if (theirs) follow(formerOf(page), theirs.key)
    }
    const [first] = others
    if (!first) continue
    const key = importedKey ?? firstKey(group, formerOf) ?? newKey(first.path)
    for (const page of others) {
      if (slots.has(slotOf(page.locale, key))) alone.push(page)
      else draft(page, key)
    }
  }
  // In their markets the category of their group was imported for another path, or has another page.
  for (const page of alone) {
    const key = formerOf(page)?.key
    draft(page, key !== undefined && !slots.has(slotOf(page.locale, key)) ? key : newKey(page.path))
  }

  const left = own.filter(({ id }) => !kept.has(id))
  const isNeeded = ({ inUse, key, locale }: OwnCategory) =>
    inUse && !moves.has(key) && !slots.has(slotOf(locale, key))
  for (const { id, locale, key, path, name, storyUuid } of left.filter(isNeeded))
    drafts.push({ id, locale, key, path, name, storyUuid, hidden: true })
  const keyAt = new Map([...drafts, ...imported].map((category) => [placeOf(category), category.key]))
  const parentKeyOf = ({ locale, path }: Draft) =>
    above(path).flatMap((parent) => keyAt.get(placeOf({ locale, path: parent })) ?? [])[0]
  return {
    categories: drafts.map((category) => ({ ...category, parentKey: parentKeyOf(category) })),
    removed: left.filter((category) => !isNeeded(category)).map(({ id }) => id),
    moves: [...moves].map(([from, to]) => ({ from, to })),
  }
}
