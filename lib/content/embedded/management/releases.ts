import { and, asc, desc, eq, getTableColumns, inArray, isNull, lte, not, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/lib/platform/db'
import { departedStories } from '../departed/tables'
import { lockSpace } from '../space'
import { releaseStories, releases, stories, storyVersions } from '../tables'
import { findPlannable, hasUnpinned, type PinnedVersion, pinDraft, pinnedColumns } from './pinned-versions'
import type { Planner } from './planner'
import { draftMark, type ReadVersion } from './seen-draft'
import { componentColumn, isPublishedColumn, saveEventsSql } from './story-columns'
import type { Story } from './story-tree'

export type Release = typeof releases.$inferSelect
export type ReleaseStory = {
  id: number
  name: string
  fullSlug: string
  translatedSlugs: readonly { lang: string; path: string }[]
  component: string | null
  isPublished: boolean
  hasUnpublishedChanges: boolean
  /** Names everything that publishing its draft would make public. */
  mark: string
  /** What the release publishes; null: to be chosen anew. */
  version: PinnedVersion | null
  /** The person of the Studio who answers for the version; null: a program, or an earlier release of the shop. */
  takerId: string | null
  /** Who saved last what the version holds; null: a program, or there is no version. */
  writer: string | null
}

/** Releases with the number of their stories: those to come first, the next at the top, then those that are done. */
export const listReleases = (
  db: Executor,
  most: number,
): Promise<
  (Release & { stories: number; hasUnpinned: boolean; isBehind: boolean; hasDeparted: boolean })[]
> =>
  db
    .select({
      ...getTableColumns(releases),
      stories: sql`(select count(*) from ${releaseStories} s where s.release_id = ${releases.id})`.mapWith(
        Number,
      ),
      hasUnpinned: hasUnpinned(),
      isBehind: sql<boolean>`exists (select from ${releaseStories} s
        join ${stories} d on d.id = s.story_id join ${storyVersions} v on v.id = s.version_id
        where s.release_id = ${releases}.id and (d.content, d.name) is distinct from (v.content, v.name))`,
      hasDeparted: sql<boolean>`exists (select from ${departedStories} g where g.release_id = ${releases}.id)`,
    })
    .from(releases)
    .orderBy(
      desc(isNull(releases.releasedAt)),
      asc(releases.releaseAt),
      desc(releases.releasedAt),
      asc(releases.id),
    )
    .limit(most)

export async function findRelease(db: Executor, id: number): Promise<Release | undefined> {
  const [release] = await db.select().from(releases).where(eq(releases.id, id))
  return release
}

/** Of the save that wrote what a version of a release holds: the version itself was kept by whoever put it in. */
const writtenIn = <T>(column: SQL) => sql<T | null>`(
  select ${column} from cms_story_versions v
  where v.story_id = ${stories}.id and v.event in ${saveEventsSql} and v.id < ${releaseStories.versionId}
  order by v.id desc limit 1)`

/** The stories of a release, by path. */
export const listReleaseStories = (db: Executor, releaseId: number): Promise<ReleaseStory[]> =>
  db
    .select({
      id: stories.id,
      name: stories.name,
      fullSlug: stories.fullSlug,
      translatedSlugs: stories.translatedSlugs,
      component: componentColumn,
      isPublished: isPublishedColumn,
      hasUnpublishedChanges: stories.unpublishedChanges,
      mark: draftMark,
      version: pinnedColumns,
      takerId: releaseStories.takerId,
      writer: writtenIn<string>(sql`v.author`),
    })
    .from(releaseStories)
    .innerJoin(stories, eq(stories.id, releaseStories.storyId))
    .leftJoin(storyVersions, eq(storyVersions.id, releaseStories.versionId))
    .where(eq(releaseStories.releaseId, releaseId))
    .orderBy(asc(stories.fullSlug))

/** The releases that are not published yet and hold a version of a story, the next first. */
export const listReleasesHolding = (
  db: Executor,
  storyId: number,
): Promise<{ id: number; name: string; releaseAt: Date | null; version: PinnedVersion | null }[]> =>
  db
    .select({
      id: releases.id,
      name: releases.name,
      releaseAt: releases.releaseAt,
      version: pinnedColumns,
    })
    .from(releaseStories)
    .innerJoin(releases, eq(releases.id, releaseStories.releaseId))
    .innerJoin(stories, eq(stories.id, releaseStories.storyId))
    .leftJoin(storyVersions, eq(storyVersions.id, releaseStories.versionId))
    .where(and(eq(releaseStories.storyId, storyId), isNull(releases.releasedAt)))
    .orderBy(asc(releases.releaseAt), asc(releases.id))

export type ReleaseVersion = {
  story: Story
  version: typeof storyVersions.$inferSelect
  /** Who wrote what it holds, and when, in ms. */
  writer: string | null
  writtenMs: number | null
  /** Whether the draft is another one by now. */
  isBehind: boolean
}

/** The versions that a release publishes, each with its story as it is now. */
export const listReleaseVersions = (db: Executor, releaseId: number): Promise<ReleaseVersion[]> =>
  db
    .select({
      story: stories,
      version: storyVersions,
      writer: writtenIn<string>(sql`v.author`),
      writtenMs: writtenIn<number>(sql`(extract(epoch from v.created_at) * 1000)::float8`),
      isBehind: pinnedColumns.isBehind,
    })
    .from(releaseStories)
    .innerJoin(stories, eq(stories.id, releaseStories.storyId))
    .innerJoin(storyVersions, eq(storyVersions.id, releaseStories.versionId))
    .where(eq(releaseStories.releaseId, releaseId))
    .orderBy(asc(stories.fullSlug))

export async function createRelease(
  db: Executor,
  planned: { name: string; author: string; plannerId: string | null },
): Promise<number> {
  const [row] = await db.insert(releases).values(planned).returning({ id: releases.id })
  if (!row) throw new Error('The release was not stored')
  return row.id
}

type ReleaseChange = {
  name?: string
  releaseAt?: Date | null
  author?: string
  plannerId?: string | null
  onHold?: boolean
}

/** Changes a release in the transaction that has locked it. */
export const changeRelease = async (tx: Transaction, id: number, change: ReleaseChange): Promise<void> => {
  await tx.update(releases).set(change).where(eq(releases.id, id))
}

/**
 * Puts the draft of a story, as it is now, into a release, or in place of the version that the release had of it. False
 * for a folder and for a story that is gone.
 * @param read the version that somebody has read in place of the draft
 */
export async function takeIntoRelease(
  tx: Transaction,
  releaseId: number,
  storyId: number,
  { id: takerId, name }: Planner,
  read?: ReadVersion,
): Promise<boolean> {
  const story = await findPlannable(tx, storyId)
  if (!story) return false
  const versionId = await pinDraft(tx, story, name, read)
  await tx
    .insert(releaseStories)
    .values({ releaseId, storyId, versionId, takerId })
    .onConflictDoUpdate({
      target: [releaseStories.releaseId, releaseStories.storyId],
      set: { versionId, takerId },
    })
  return true
}

/** Goes on with a release that is on hold: whoever plans it answers for the versions in it from now on. */
export async function takeOverRelease(tx: Transaction, id: number, { id: plannerId, name }: Planner) {
  await changeRelease(tx, id, { author: name, plannerId, onHold: false })
  await tx.update(releaseStories).set({ takerId: plannerId }).where(eq(releaseStories.releaseId, id))
}

/** Takes stories out of a release, also those that were deleted while it held them. */
export const dropFromRelease = async (
  tx: Transaction,
  releaseId: number,
  storyIds: readonly number[],
): Promise<void> => {
  await tx
    .delete(releaseStories)
    .where(and(eq(releaseStories.releaseId, releaseId), inArray(releaseStories.storyId, [...storyIds])))
  await tx
    .delete(departedStories)
    .where(and(eq(departedStories.releaseId, releaseId), inArray(departedStories.storyId, [...storyIds])))
}

export const deleteRelease = async (tx: Transaction, id: number): Promise<void> => {
  await lockSpace(tx)
  await tx.delete(releases).where(eq(releases.id, id))
}

/** Locks a release that is not published yet, for the transaction that changes or publishes it. */
export async function lockRelease(tx: Transaction, id: number): Promise<Release | undefined> {
  await lockSpace(tx)
  const [release] = await tx
    .select()
    .from(releases)
    .where(and(eq(releases.id, id), isNull(releases.releasedAt)))
    .for('update')
  return release
}

/**
 * Locks the next release whose time has come, which is not on hold, and whose stories all have a version. Another instance that asks meanwhile waits for the transaction.
 */
export async function lockDueRelease(tx: Transaction, now: Date): Promise<Release | undefined> {
  await lockSpace(tx)
  const [release] = await tx
    .select()
    .from(releases)
    .where(
      and(
        isNull(releases.releasedAt),
        lte(releases.releaseAt, now),
        not(releases.onHold),
        not(hasUnpinned()),
      ),
    )
    .orderBy(asc(releases.releaseAt), asc(releases.id))
    .limit(1)
    .for('update')
  return release
}

export const noteReleased = async (tx: Transaction, id: number): Promise<void> => {
  await tx.update(releases).set({ releasedAt: sql`clock_timestamp()` }).where(eq(releases.id, id))
}
