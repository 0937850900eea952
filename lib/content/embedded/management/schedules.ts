import { and, asc, eq, isNull, min, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/lib/platform/db'
import { lockSpace } from '../space'
import { releases, stories, storySchedules } from '../tables'

/** The name of the job that carries out what is planned; a change of the plan wakes it. */
export const plannedJobName = 'planned publishing'

export type PlannedAction = 'publish' | 'unpublish'
export type Planned = { storyId: number; action: PlannedAction; at: Date; author: string }

/** What is planned for a story: once to publish its draft, once to take it off. */
export const readPlanned = (db: Executor, storyId: number): Promise<Planned[]> =>
  db.select().from(storySchedules).where(eq(storySchedules.storyId, storyId)).orderBy(asc(storySchedules.at))

/** Plans an action, instead of what was planned; without a time nothing is planned any more. */
export async function writePlanned(
  tx: Transaction,
  { storyId, action, at, author }: Omit<Planned, 'at'> & { at: Date | null },
): Promise<void> {
  await lockSpace(tx)
  const isThis = and(eq(storySchedules.storyId, storyId), eq(storySchedules.action, action))
  await tx.delete(storySchedules).where(isThis)
  if (at) await tx.insert(storySchedules).values({ storyId, action, at, author })
}

/**
 * Takes what is due first off the list, for a transaction that carries it out. Another instance that does the same waits
 * for it.
 */
export async function takeDuePlanned(tx: Transaction, now: Date): Promise<Planned | undefined> {
  await lockSpace(tx)
  const [row] = await tx.execute<{ storyId: string; action: PlannedAction; at: string; author: string }>(sql`
    delete from ${storySchedules} where (story_id, action) in (
      select story_id, action from ${storySchedules} where at <= ${now.toISOString()}::timestamptz
      order by at, story_id, action limit 1)
    returning story_id as "storyId", action, at, author`)
  return row && { ...row, storyId: Number(row.storyId), at: new Date(row.at) }
}

/** When something is due next, in milliseconds since the epoch: a story or a release. */
export async function nextPlannedAt(db: Executor): Promise<number | undefined> {
  const [[story], [release]] = await Promise.all([
    db.select({ at: min(storySchedules.at) }).from(storySchedules),
    db
      .select({ at: min(releases.releaseAt) })
      .from(releases)
      .where(isNull(releases.releasedAt)),
  ])
  const times = [story?.at, release?.at].flatMap((at) => (at ? at.getTime() : []))
  return times.length > 0 ? Math.min(...times) : undefined
}

export type PlannedStory = Planned & { name: string; fullSlug: string }

/** All stories that are planned, the next first. */
export const listPlanned = (db: Executor): Promise<PlannedStory[]> =>
  db
    .select({
      storyId: storySchedules.storyId,
      action: storySchedules.action,
      at: storySchedules.at,
      author: storySchedules.author,
      name: stories.name,
      fullSlug: stories.fullSlug,
    })
    .from(storySchedules)
    .innerJoin(stories, eq(stories.id, storySchedules.storyId))
    .orderBy(asc(storySchedules.at), asc(storySchedules.storyId))
