import 'server-only'
import { and, eq, inArray, not } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { slugsIn, topFolderOf } from '@/lib/content/addresses'
import { namesReader, placeOfAddress } from '@/lib/content/campaigns'
import {
  findStory,
  listAlternates,
  type Story,
  slugOwner,
  visitLimit,
  walkObjects,
} from '@/lib/content/embedded'
import type { Transaction } from '@/lib/platform/db'
import { contentKey, contentPath, type Market, screenAt, screenPath } from '@/lib/platform/markets'
import { categories, productTexts } from '@/lib/shop/catalogue'
import { triggerItem } from '@/schemas/blocks/trigger-container'
import { triggerOf, triggerTypeOf } from '@/schemas/blocks/triggers'

type Carry = {
  /** The page that is copied, and the markets that it stands in. */
  story: Story
  from: readonly Market[]
  /** Where its copy stands, and at which path. */
  to: Market
  copy: string
  /** What names of categories become that may be several. */
  chosen?: ReadonlyMap<string, readonly string[]> | undefined
}

const withoutMarket = (path: string) => path.replace(/^\/[^/]+(?=\/)/, '')

/** The page of another market that is the same as the one with a slug. */
async function pageLike(tx: Transaction, slugs: readonly string[], { story, to, copy }: Carry) {
  for (const slug of slugs) {
    const id = await slugOwner(tx, slug)
    const found = id === undefined ? undefined : await findStory(tx, id)
    if (!found || found.isFolder) continue
    if (found.id === story.id) return contentPath(to, copy)
    const all = [found, ...(await listAlternates(tx, found))]
    const own = all.find(({ fullSlug }) => topFolderOf(fullSlug) === to.shopLocale)
    if (own) return contentPath(to, own.fullSlug)
    const shared = all.find(({ fullSlug }) => to.brands.some((brand) => brand === topFolderOf(fullSlug)))
    if (!shared) return undefined
    const translated = shared.translatedSlugs.find(({ lang }) => lang === to.shopLocale)?.path
    return contentPath(to, translated || shared.fullSlug)
  }
  return undefined
}

async function categoryLike(tx: Transaction, market: Market, key: string, to: Market) {
  const there = alias(categories, 'there')
  const [row] = await tx
    .select({ path: there.path })
    .from(categories)
    .innerJoin(there, and(eq(there.key, categories.key), eq(there.locale, to.shopLocale)))
    .where(and(eq(categories.locale, market.shopLocale), eq(categories.path, key), not(there.hidden)))
    .limit(1)
  return row && contentPath(to, row.path)
}

async function productLike(tx: Transaction, path: string, to: Market) {
  const there = alias(productTexts, 'there')
  const [row] = await tx
    .select({ path: there.path })
    .from(productTexts)
    .innerJoin(there, and(eq(there.productId, productTexts.productId), eq(there.language, to.language)))
    .where(eq(productTexts.path, path))
    .limit(1)
  return row && screenPath(to, 'product', { pdp: row.path })
}

/** The address in a market of what stands at an address of another one; undefined where nothing does. */
async function addressLike(tx: Transaction, market: Market, path: string, carry: Carry) {
  const { to } = carry
  const key = contentKey(path)
  if (key === '_') return `/${to.code}/`
  const screen = screenAt(market, key)
  if (screen === 'product') return productLike(tx, key.slice(2), to)
  if (screen !== undefined) {
    const own = screenPath(market, screen as 'basket')
    return placeOfAddress(own).path === key ? screenPath(to, screen as 'basket') : undefined
  }
  const slugs = [market.shopLocale, ...market.brands].flatMap((folder) => slugsIn(folder, key))
  return (await pageLike(tx, slugs, carry)) ?? categoryLike(tx, market, key, to)
}

/** An address of a condition as it is in the market of the copy; itself where nothing corresponds to it. */
async function carriedAddress(tx: Transaction, entry: string, carry: Carry): Promise<string> {
  const { market: named, path } = placeOfAddress(entry)
  if (named === carry.to) return entry
  for (const market of named ? [named] : carry.from) {
    const found = await addressLike(tx, market, path, carry)
    if (found !== undefined) return named ? found : withoutMarket(found)
  }
  return entry
}

/** A category that a name of the first market may be in the market of the copy. */
type Counterpart = { name: string; path: string }

/** A name that categories have in several places, which are called otherwise in the market of the copy: to be asked about. */
export type NameChoice = { name: string; options: readonly Counterpart[] }

/** The categories in the market of the copy, by the names in the markets of the page; each of their names once. */
async function counterpartsOf(
  tx: Transaction,
  { from, to }: Carry,
): Promise<ReadonlyMap<string, readonly Counterpart[]>> {
  const there = alias(categories, 'there')
  const locales = from.map(({ shopLocale }) => shopLocale)
  const rows = await tx
    .select({ name: categories.name, counterpart: there.name, path: there.path })
    .from(categories)
    .innerJoin(there, and(eq(there.key, categories.key), eq(there.locale, to.shopLocale)))
    .where(inArray(categories.locale, locales))
    .orderBy(there.path)
  const found = new Map<string, Counterpart[]>()
  for (const { name, counterpart, path } of rows) {
    const known = found.get(name) ?? []
    if (!known.some((each) => each.name === counterpart)) known.push({ name: counterpart, path })
    found.set(name, known)
  }
  return found
}

/** The names that a name of a category becomes; undefined where somebody has to choose. */
function carriedNames(
  name: string,
  options: readonly Counterpart[] = [],
  chosen: readonly string[] = [],
): readonly string[] | undefined {
  if (options.length < 2) return [options[0]?.name ?? name]
  const asked = options.filter((each) => chosen.includes(each.name))
  return asked.length > 0 ? asked.map((each) => each.name) : undefined
}

/**
 * Gives the conditions of campaigns in the copy of a page what corresponds in its market to the pages, products, screens
 * and categories that they name, in place. What has no counterpart stays as it is, and is a fault of its field.
 * @returns the names of categories of which somebody has to choose what they become
 */
export async function carryConditions(
  tx: Transaction,
  content: object,
  carry: Carry,
): Promise<readonly NameChoice[]> {
  const conditions: { node: Record<string, unknown>; value: string; picks: string }[] = []
  walkObjects(content, { left: visitLimit }, (node) => {
    const { component, type, value } = node
    const picks = triggerOf(triggerTypeOf(type))?.picks
    if (component === triggerItem.name && typeof value === 'string' && picks)
      conditions.push({ node, value, picks })
  })
  const addresses = new Map<string, string>()
  for (const { node, value } of conditions.filter(({ picks }) => picks === 'pages')) {
    const entries = value.split(',').flatMap((entry) => entry.trim() || [])
    for (const entry of entries)
      if (!addresses.has(entry)) addresses.set(entry, await carriedAddress(tx, entry, carry))
    node.value = [...new Set(entries.map((entry) => addresses.get(entry) ?? entry))].join(',')
  }
  const named = conditions.filter(({ picks }) => picks === 'categoryNames')
  if (named.length === 0) return []
  const counterparts = await counterpartsOf(tx, carry)
  const read = namesReader([...counterparts.keys()])
  const open = new Map<string, NameChoice>()
  for (const { node, value } of named) {
    const names = read(value).flatMap((name) => {
      const options = counterparts.get(name)
      const carried = carriedNames(name, options, carry.chosen?.get(name))
      if (!carried && options) open.set(name, { name, options })
      return carried ?? [name]
    })
    node.value = [...new Set(names)].join(', ')
  }
  return [...open.values()]
}
