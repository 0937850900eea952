import 'server-only'
import { isPageContent } from '@/lib/content/addresses'
import {
  type AlternateStory,
  addressTaker,
  findStory,
  folderOfNeighbours,
  fullSlugIn,
  listAlternates,
  listConnectable,
  listGroupStories,
  type Story,
  slugOwner,
} from '@/lib/content/embedded'
import { config } from '@/lib/platform/config'
import { type Database, database, type Executor } from '@/lib/platform/db'
import { contentPath, type Market, marketsOf } from '@/lib/platform/markets'
import type { Person } from '@/lib/studio/people'
import { readOrigins, shownAddress, untranslatedOf } from '@/lib/studio/stories'
import { folderOf, isShared } from './placed'
import { isKnownToShop, mayRegroup } from './rights'

/** A page that stands for a market in a group. */
export type Version = {
  id: number
  name: string
  address: string
  isPublished: boolean
  /** Published or planned: those who may not publish leave it where it is. */
  isKnown?: true
  isThis?: true
  /** The folder of the market whose words it still has. */
  untranslatedFrom?: string
}

/** What would be made in a market that has no version yet. */
export type Planned = {
  slug: string
  /** The path of the folder, and which parts of it would be made along. */
  folder: string
  newFolders: string[]
  /** What comes before the last part of the address: `/at/aktionen/`. */
  before: string
  /** The page that has the address already. */
  taken?: { name: string }
}

/** A market, or the folder of all of them, by its top folder. */
export type MarketRow = {
  folder: string
  isShared?: true
  version?: Version
  planned?: Planned
}

export type Target = Planned & { parentId: number | null; isStartpage: boolean }

/** The market's folder that corresponds to that of a page, as far as it is there, and what is missing below it. */
async function folderIn(db: Executor, story: Story, market: string) {
  const own = story.parentId === null ? undefined : await findStory(db, story.parentId)
  const parts = own ? own.fullSlug.split('/').slice(1) : []
  const neighbours = own && parts.length > 0 ? await folderOfNeighbours(db, own.id, market) : undefined
  const known = neighbours === undefined ? undefined : await findStory(db, neighbours)
  if (known) return { parent: known, path: known.fullSlug, missing: [] }
  const path = [market, ...parts]
  let parent: Story | undefined
  for (const [at] of path.entries()) {
    const id = await slugOwner(db, path.slice(0, at + 1).join('/'))
    const found = id === undefined ? undefined : await findStory(db, id)
    if (!found?.isFolder) return { parent, path: path.join('/'), missing: path.slice(at) }
    parent = found
  }
  return { parent, path: path.join('/'), missing: [] }
}

/** Where the version of a page in a market belongs, and the address that it would have. */
export async function targetIn(
  db: Executor,
  story: Story,
  { shopLocale, ...market }: Market,
): Promise<Target> {
  const { parent, path, missing } = await folderIn(db, story, shopLocale)
  const own = story.parentId === null ? undefined : await findStory(db, story.parentId)
  const isStartpage = story.isStartpage && own?.slug === story.slug
  const slug = isStartpage ? (path.split('/').at(-1) ?? story.slug) : story.slug
  const fullSlug = missing.length > 0 ? `${path}/${slug}` : fullSlugIn(parent, slug, isStartpage)
  const taker = await addressTaker(db, {
    ...{ fullSlug, translatedSlugs: [], isFolder: false },
    content: story.content,
  })
  return {
    ...{ slug, folder: path, newFolders: missing, parentId: parent?.id ?? null, isStartpage },
    before: contentPath({ ...market, shopLocale }, path),
    ...(taker && { taken: { name: taker.name } }),
  }
}

type Listed = AlternateStory & { isThis?: true }

async function versionOf(db: Executor, listed: Listed, group: readonly Story[]): Promise<Version> {
  const { id, name, isPublished, isThis } = listed
  const story = await findStory(db, id)
  const untranslated =
    story &&
    untranslatedOf(
      story,
      group.filter((one) => one.id !== id),
      (await readOrigins(db, [id])).get(id),
    )
  const isKnown = story !== undefined && (await isKnownToShop(db, story))
  return {
    ...{ id, name, isPublished, address: shownAddress(listed) },
    ...(isKnown && { isKnown }),
    ...(isThis && { isThis }),
    ...(untranslated && untranslated.texts > 0 && { untranslatedFrom: untranslated.from.folder }),
  }
}

/** Each market of the shop with the version of a page there; then what the group has elsewhere. */
export async function readMarkets(db: Executor, story: Story): Promise<MarketRow[]> {
  const brand = config().brand
  const own = { ...story, component: story.content.component ?? null, isThis: true as const }
  const all: Listed[] = [
    { ...own, isPublished: story.publishedContent !== null },
    ...(await listAlternates(db, story)),
  ]
  const group = await listGroupStories(db, [story.groupId])
  const inFolder = (folder: string) => all.find(({ fullSlug }) => folderOf(fullSlug) === folder)
  const rows: MarketRow[] = []
  for (const market of marketsOf(brand)) {
    const found = inFolder(market.shopLocale)
    if (found) rows.push({ folder: market.shopLocale, version: await versionOf(db, found, group) })
    else {
      const { parentId, isStartpage, ...planned } = await targetIn(db, story, market)
      rows.push({ folder: market.shopLocale, planned })
    }
  }
  const shared = inFolder(brand)
  rows.push({ folder: brand, isShared: true, ...(shared && { version: await versionOf(db, shared, group) }) })
  const told = new Set(rows.map(({ folder }) => folder))
  for (const each of all.filter(({ fullSlug }) => !told.has(folderOf(fullSlug))))
    rows.push({
      ...{ folder: folderOf(each.fullSlug), version: await versionOf(db, each, group) },
      ...(isShared(each) && { isShared: true }),
    })
  return rows
}

export type Candidate = {
  id: number
  name: string
  address: string
  isPublished: boolean
  /** The pages of its own group, by their top folders, which come along. */
  others: { name: string; folder: string }[]
}

const mostFound = 60
const mostShown = 8

/**
 * The pages of a market that can be connected with a page; those that stand for it elsewhere first. Who may not publish is
 * shown no group that the shop knows.
 */
export async function findCandidates(
  person: Person,
  id: number,
  { market, search }: { market: string; search: string },
  db: Database = database(),
): Promise<{ rows: Candidate[]; hasMore: boolean } | undefined> {
  const story = await findStory(db, id)
  if (!story || story.isFolder) return undefined
  const isPage = isPageContent(story.content)
  const isAlone = (await listAlternates(db, story)).length === 0
  const found = await listConnectable(db, story, { folder: market, text: search, most: mostFound })
  const rows: Candidate[] = []
  for (const each of found) {
    const { id: other, name, isPublished, others, component } = each
    if (isPageContent({ component: component ?? undefined }) !== isPage) continue
    if (!isAlone && !(await mayRegroup(db, person, [other, ...others.map((one) => one.id)]))) continue
    if (rows.length === mostShown) return { rows, hasMore: true }
    rows.push({
      ...{ id: other, name, isPublished, address: shownAddress(each) },
      others: others.map(({ name: one, fullSlug }) => ({ name: one, folder: folderOf(fullSlug) })),
    })
  }
  return { rows, hasMore: false }
}
