import { asc, count, gt, inArray, sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { stories, storyVersions } from '../tables'
import { contentText } from './story-columns'
import type { Story } from './story-tree'

/**
 * The ids of the stories whose draft or published content names each of some pages by its uuid, by path. All content is
 * looked through once, however many pages there are.
 */
export async function findReferencesToEach(
  db: Executor,
  pages: readonly Pick<Story, 'id' | 'uuid'>[],
): Promise<Map<number, number[]>> {
  const found = new Map<number, number[]>()
  if (pages.length === 0) return found
  const ids = new Map(pages.map(({ id, uuid }) => [uuid, id]))
  const uuids = pages.map(({ uuid }) => uuid).join('|')
  const rows = await db
    .select({
      id: stories.id,
      named: sql<
        string[]
      >`array(select distinct found[1] from regexp_matches(${contentText}, ${`(${uuids})`}, 'g') found)`,
    })
    .from(stories)
    .where(sql`${contentText} ~ ${uuids}`)
    .orderBy(asc(stories.fullSlug))
  for (const { id, named } of rows)
    for (const uuid of named) {
      const page = ids.get(uuid)
      if (page !== undefined && page !== id) found.set(page, [...(found.get(page) ?? []), id])
    }
  return found
}

/** The stories of some groups, with their content: the same pages in all markets. */
export const listGroupStories = (db: Executor, groups: readonly string[]): Promise<Story[]> =>
  groups.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(stories)
        .where(inArray(stories.groupId, [...new Set(groups)]))
        .orderBy(asc(stories.fullSlug))

/** The same for the groups of some stories, without those that are a single page. */
export function listVersionsOf(db: Executor, ids: readonly number[]): Promise<Story[]> {
  if (ids.length === 0) return Promise.resolve([])
  const own = db
    .select({ groupId: stories.groupId })
    .from(stories)
    .where(inArray(stories.id, [...ids]))
  const several = db
    .select({ groupId: stories.groupId })
    .from(stories)
    .where(inArray(stories.groupId, own))
    .groupBy(stories.groupId)
    .having(gt(count(), 1))
  return db.select().from(stories).where(inArray(stories.groupId, several)).orderBy(asc(stories.fullSlug))
}

/** What some stories began with: the oldest entries of their histories, by their ids. */
export async function listFirstContents(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, object>> {
  if (ids.length === 0) return new Map()
  const { storyId, id, content } = storyVersions
  const rows = await db
    .selectDistinctOn([storyId], { storyId, content })
    .from(storyVersions)
    .where(inArray(storyId, [...ids]))
    .orderBy(storyId, id)
  return new Map(rows.map((row) => [row.storyId, row.content]))
}
