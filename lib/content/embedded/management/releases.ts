import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/lib/platform/db'
import { lockSpace } from '../space'
import { releaseStories, releases, stories } from '../tables'

export type Release = typeof releases.$inferSelect
export type ReleaseStory = {
  id: number
  name: string
  fullSlug: string
  isPublished: boolean
  hasUnpublishedChanges: boolean
}

/** Releases with the number of their stories: those to come first, the next at the top, then those that are done. */
export const listReleases = (db: Executor, most: number): Promise<(Release & { stories: number })[]> =>
  db
    .select({
      id: releases.id,
      name: releases.name,
      releaseAt: releases.releaseAt,
      releasedAt: releases.releasedAt,
      author: releases.author,
      createdAt: releases.createdAt,
      stories: sql`(select count(*) from ${releaseStories} s where s.release_id = ${releases.id})`.mapWith(
        Number,
      ),
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

/** The stories of a release, by path. */
export const listReleaseStories = (db: Executor, releaseId: number): Promise<ReleaseStory[]> =>
  db
    .select({
      id: stories.id,
      name: stories.name,
      fullSlug: stories.fullSlug,
      isPublished: sql<boolean>`${stories.publishedContent} is not null`,
      hasUnpublishedChanges: stories.unpublishedChanges,
    })
    .from(releaseStories)
    .innerJoin(stories, eq(stories.id, releaseStories.storyId))
    .where(eq(releaseStories.releaseId, releaseId))
    .orderBy(asc(stories.fullSlug))

export async function createRelease(
  db: Executor,
  { name, author }: { name: string; author: string },
): Promise<number> {
  const [row] = await db.insert(releases).values({ name, author }).returning({ id: releases.id })
  if (!row) throw new Error('The release was not stored')
  return row.id
}

type ReleaseChange = { name?: string; releaseAt?: Date | null; author?: string }

/** Changes a release in the transaction that has locked it. */
export const changeRelease = async (tx: Transaction, id: number, change: ReleaseChange): Promise<void> => {
  await tx.update(releases).set(change).where(eq(releases.id, id))
}

/** Puts exactly these stories into a release; folders and stories that are gone are left out. */
export async function setReleaseStories(
  tx: Transaction,
  id: number,
  storyIds: readonly number[],
): Promise<void> {
  await tx.delete(releaseStories).where(eq(releaseStories.releaseId, id))
  if (storyIds.length === 0) return
  const found = await tx
    .select({ storyId: stories.id })
    .from(stories)
    .where(and(inArray(stories.id, [...storyIds]), eq(stories.isFolder, false)))
  if (found.length > 0)
    await tx.insert(releaseStories).values(found.map(({ storyId }) => ({ releaseId: id, storyId })))
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

/** Locks the next release whose time has come. Another instance that asks meanwhile waits for the transaction. */
export async function lockDueRelease(tx: Transaction, now: Date): Promise<Release | undefined> {
  await lockSpace(tx)
  const [release] = await tx
    .select()
    .from(releases)
    .where(and(isNull(releases.releasedAt), lte(releases.releaseAt, now)))
    .orderBy(asc(releases.releaseAt), asc(releases.id))
    .limit(1)
    .for('update')
  return release
}

export const noteReleased = async (tx: Transaction, id: number): Promise<void> => {
  await tx.update(releases).set({ releasedAt: sql`clock_timestamp()` }).where(eq(releases.id, id))
}
