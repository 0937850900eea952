import { and, asc, eq, inArray, isNotNull, isNull, lte, min, not, or } from 'drizzle-orm'
import type { Executor, Transaction } from '@/lib/platform/db'
import { lockSpace } from '../space'
import { releases, stories, storySchedules, storyVersions } from '../tables'
import { hasUnpinned, type PinnedVersion, pinnedColumns } from './pinned-versions'

/** The name of the job that carries out what is planned; a change of the plan wakes it. */
export const plannedJobName = 'planned publishing'

export type PlannedAction = 'publish' | 'unpublish'
export type Planned = {
  storyId: number
  action: PlannedAction
  at: Date
  author: string
  /** The person of the Studio who planned it; null: a program. */
  plannerId: string | null
  /** Not done until somebody takes it over. */
  onHold: boolean
  /** What is published; null for one that has to be planned anew, and for taking a story off. */
  versionId: number | null
}

/** A plan with the version that it holds. */
export type PlannedWithVersion = Planned & { version: PinnedVersion | null }

const columns = {
  storyId: storySchedules.storyId,
  action: storySchedules.action,
  at: storySchedules.at,
  author: storySchedules.author,
  plannerId: storySchedules.plannerId,
  onHold: storySchedules.onHold,
  versionId: storySchedules.versionId,
  version: pinnedColumns,
}

const withVersions = (db: Executor) =>
  db
    .select({ ...columns, name: stories.name, fullSlug: stories.fullSlug })
    .from(storySchedules)
    .innerJoin(stories, eq(stories.id, storySchedules.storyId))
    .leftJoin(storyVersions, eq(storyVersions.id, storySchedules.versionId))

/** What is planned for a story: once to publish a version of it, once to take it off. */
export const readPlanned = (db: Executor, storyId: number): Promise<PlannedWithVersion[]> =>
  withVersions(db).where(eq(storySchedules.storyId, storyId)).orderBy(asc(storySchedules.at))

/** What is planned for each of some stories, the next first. */
export const listPlannedOf = (db: Executor, storyIds: readonly number[]): Promise<PlannedStory[]> =>
  storyIds.length === 0
    ? Promise.resolve([])
    : withVersions(db)
        .where(inArray(storySchedules.storyId, [...storyIds]))
        .orderBy(asc(storySchedules.at))

/** A plan without a version, or on hold, does nothing and is not due. */
const canBeDone = and(
  not(storySchedules.onHold),
  or(eq(storySchedules.action, 'unpublish'), isNotNull(storySchedules.versionId)),
)

/** Plans an action, instead of what was planned; without a time nothing is planned any more. */
export async function writePlanned(
  tx: Transaction,
  { storyId, action, at, author, plannerId, versionId }: Omit<Planned, 'at' | 'onHold'> & { at: Date | null },
): Promise<void> {
  await lockSpace(tx)
  const isThis = and(eq(storySchedules.storyId, storyId), eq(storySchedules.action, action))
  await tx.delete(storySchedules).where(isThis)
  if (at) await tx.insert(storySchedules).values({ storyId, action, at, author, plannerId, versionId })
}

/**
 * Takes what is due first off the list, for a transaction that carries it out. Another instance that does the same waits
 * for it.
 */
export async function takeDuePlanned(tx: Transaction, now: Date): Promise<Planned | undefined> {
  await lockSpace(tx)
  const [due] = await tx
    .select()
    .from(storySchedules)
    .where(and(lte(storySchedules.at, now), canBeDone))
    .orderBy(asc(storySchedules.at), asc(storySchedules.storyId), asc(storySchedules.action))
    .limit(1)
    .for('update')
  if (!due) return undefined
  const isThis = and(eq(storySchedules.storyId, due.storyId), eq(storySchedules.action, due.action))
  await tx.delete(storySchedules).where(isThis)
  return due
}

/** When something is due next, in milliseconds since the epoch: a story or a release. */
export async function nextPlannedAt(db: Executor): Promise<number | undefined> {
  const [[story], [release]] = await Promise.all([
    db
      .select({ at: min(storySchedules.at) })
      .from(storySchedules)
      .where(canBeDone),
    db
      .select({ at: min(releases.releaseAt) })
      .from(releases)
      .where(and(isNull(releases.releasedAt), not(releases.onHold), not(hasUnpinned()))),
  ])
  const times = [story?.at, release?.at].flatMap((at) => (at ? at.getTime() : []))
  return times.length > 0 ? Math.min(...times) : undefined
}

export type PlannedStory = PlannedWithVersion & { name: string; fullSlug: string }

/** All stories that are planned, the next first. */
export const listPlanned = (db: Executor): Promise<PlannedStory[]> =>
  withVersions(db).orderBy(asc(storySchedules.at), asc(storySchedules.storyId))
