import { eq, inArray, or, sql } from 'drizzle-orm'
import { currentTime } from '@/lib/platform/clock'
import type { Executor, Transaction } from '@/lib/platform/db'
import { withoutOuterSlashes } from '@/lib/platform/text'
import { datasourceEntries, datasources } from './model/tables'
import { ensureSpace, raiseCv, spaceId } from './space'
import { stableUuid, storyUuid } from './story-uuid'
import { spaces, stories, storyVersions } from './tables'
import type { Dimension, SpaceLanguage, StoryContent } from './types'
import { withUids } from './with-uids'

/** A story of the first content. Stories of one `group` are each other's alternates; `published` defaults to true. */
export type SeedStory = {
  fullSlug: string
  name: string
  content: { component: string } & Record<string, unknown>
  group?: string
  isStartpage?: boolean
  position?: number
  published?: boolean
  tags?: string[]
}

type SeedDatasource = {
  name: string
  slug: string
  dimensions?: Dimension[]
  entries: { name: string; value: string; dimensionValues?: Record<string, string> }[]
}

export type SpaceSeed = {
  name?: string
  /** Languages of translated fields besides the default one; markets with folders of their own need none. */
  languages?: SpaceLanguage[]
  stories: readonly SeedStory[]
  datasources?: SeedDatasource[]
}

const importLock = 4_117_028
const batchSize = 100

const parentOf = (slug: string) => slug.slice(0, Math.max(slug.lastIndexOf('/'), 0))
const lastPart = (slug: string) => slug.slice(slug.lastIndexOf('/') + 1)

const foldersOf = (seeds: readonly SeedStory[]): string[] => {
  const folders = new Set<string>()
  for (const seed of seeds)
    for (let path = parentOf(withoutOuterSlashes(seed.fullSlug)); path !== ''; path = parentOf(path))
      folders.add(path)
  return [...folders].sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1))
}

/** Creates the folders that there are not yet. Returns the ids of all. */
const createFolders = async (tx: Transaction, folders: readonly string[]): Promise<Map<string, number>> => {
  const there = await tx
    .select({ id: stories.id, fullSlug: stories.fullSlug })
    .from(stories)
    .where(inArray(stories.fullSlug, [...folders]))
  const ids = new Map(there.map(({ fullSlug, id }) => [fullSlug, id]))
  for (const [index, fullSlug] of folders.entries()) {
    if (ids.has(fullSlug)) continue
    const [row] = await tx
      .insert(stories)
      .values({
        uuid: stableUuid(`folder:${fullSlug}`),
        groupId: stableUuid(`group:folder:${fullSlug}`),
        parentId: ids.get(parentOf(fullSlug)) ?? null,
        name: lastPart(fullSlug),
        slug: lastPart(fullSlug),
        fullSlug,
        position: index,
        isFolder: true,
        content: {},
        unpublishedChanges: false,
      })
      .returning({ id: stories.id })
    if (row) ids.set(fullSlug, row.id)
  }
  return ids
}

const toRow = (seed: SeedStory, index: number, folders: Map<string, number>, now: Date) => {
  const path = withoutOuterSlashes(seed.fullSlug)
  // A story at the address of a folder is that folder's start page; Storyblok ends its full slug in a slash.
  const opensFolder = folders.has(path)
  const published = seed.published ?? true
  const content: StoryContent = withUids(seed.content, path)
  return {
    uuid: storyUuid(path),
    groupId: stableUuid(seed.group === undefined ? `story-group:${path}` : `group:${seed.group}`),
    parentId: folders.get(opensFolder ? path : parentOf(path)) ?? null,
    name: seed.name,
    slug: lastPart(path),
    fullSlug: opensFolder ? `${path}/` : path,
    position: seed.position ?? index,
    isStartpage: seed.isStartpage ?? opensFolder,
    tagList: seed.tags ?? [],
    content,
    publishedContent: published ? content : null,
    publishedName: published ? seed.name : null,
    publishedAt: published ? now : null,
    firstPublishedAt: published ? now : null,
    unpublishedChanges: !published,
  }
}

const createStories = async (tx: Transaction, seeds: readonly SeedStory[]) => {
  const folders = await createFolders(tx, foldersOf(seeds))
  const now = currentTime()
  const rows = seeds.map((seed, index) => toRow(seed, index, folders, now))
  const all: (typeof stories.$inferSelect)[] = []
  for (let start = 0; start < rows.length; start += batchSize) {
    const created = await tx
      .insert(stories)
      .values(rows.slice(start, start + batchSize))
      .returning()
    await tx.insert(storyVersions).values(
      created.map(({ id, name, slug, content, publishedAt }) => ({
        storyId: id,
        event: publishedAt ? ('published' as const) : ('saved' as const),
        name,
        slug,
        content,
      })),
    )
    all.push(...created)
  }
  return all
}

/** Adds the stories of the first content that a space does not have: neither their address nor a moved one of theirs. */
export async function addStories(tx: Transaction, seeds: readonly SeedStory[]) {
  if (seeds.length === 0) return []
  const paths = seeds.map(({ fullSlug }) => withoutOuterSlashes(fullSlug))
  const there = await tx
    .select({ uuid: stories.uuid, fullSlug: stories.fullSlug })
    .from(stories)
    .where(or(inArray(stories.fullSlug, paths), inArray(stories.uuid, paths.map(storyUuid))))
  const taken = new Set(there.flatMap(({ uuid, fullSlug }) => [uuid, fullSlug]))
  return createStories(
    tx,
    seeds.filter(
      ({ fullSlug }) =>
        !taken.has(withoutOuterSlashes(fullSlug)) && !taken.has(storyUuid(withoutOuterSlashes(fullSlug))),
    ),
  )
}

const createDatasource = async (tx: Transaction, seed: SeedDatasource): Promise<void> => {
  const { name, slug, dimensions = [], entries } = seed
  const [row] = await tx
    .insert(datasources)
    .values({ name, slug, dimensions })
    .returning({ id: datasources.id })
  if (!row || entries.length === 0) return
  const values = entries.map((entry, position) => ({ ...entry, datasourceId: row.id, position }))
  await tx.insert(datasourceEntries).values(values)
}

/**
 * Fills an empty space in one transaction: folders, stories (published), datasources. A space that holds any story is
 * left unchanged. No webhook is sent: no page can have been rendered from an empty space.
 */
export async function importSpace(db: Executor, seed: SpaceSeed): Promise<{ imported: number }> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`)
    await ensureSpace(tx)
    const [existing] = await tx.select({ id: stories.id }).from(stories).limit(1)
    if (existing) return { imported: 0 }
    const { name, languages } = seed
    if (name || languages) await tx.update(spaces).set({ name, languages }).where(eq(spaces.id, spaceId))
    await createStories(tx, seed.stories)
    for (const datasource of seed.datasources ?? []) await createDatasource(tx, datasource)
    await raiseCv(tx)
    return { imported: seed.stories.length }
  })
}
