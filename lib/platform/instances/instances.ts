import { eq, lt, sql } from 'drizzle-orm'
import { isSoWithin } from '@/lib/platform/clock'
import type { Database } from '@/lib/platform/db'
import { instances } from './tables'

/** A process says every five seconds that it runs. */
const liveSeconds = 20

export type Instance = Pick<
  typeof instances.$inferSelect,
  'id' | 'role' | 'build' | 'host' | 'pid' | 'startedAt' | 'applied' | 'jobs'
>

/** Says that a process runs, how far it has applied invalidations, and what its jobs have done. */
export async function announceInstance(db: Database, instance: Instance): Promise<void> {
  const now = { seenAt: sql`now()`, applied: instance.applied, jobs: instance.jobs }
  await db
    .insert(instances)
    .values({ ...instance, ...now })
    .onConflictDoUpdate({ target: instances.id, set: now })
}

/** Says that a process has ended. */
export async function forgetInstance(db: Database, id: string): Promise<void> {
  await db.delete(instances).where(eq(instances.id, id))
}

/** The processes, the oldest first; those that were not heard of for a while are no longer live. */
export const findInstances = async (
  db: Database,
): Promise<(typeof instances.$inferSelect & { isLive: boolean })[]> =>
  (
    await db
      .select({
        row: instances,
        isLive: sql<boolean>`${instances.seenAt} > now() - make_interval(secs => ${liveSeconds})`,
      })
      .from(instances)
      .orderBy(instances.startedAt, instances.id)
  ).map(({ row, isLive }) => ({ ...row, isLive }))

/** Deletes processes that were not heard of for a day. */
export async function pruneInstances(db: Database): Promise<void> {
  await db.delete(instances).where(lt(instances.seenAt, sql`now() - interval '1 day'`))
}

/**
 * Waits until all processes that are live have applied an invalidation, at most some milliseconds. Resolves to whether they
 * have. A process alone is not waited for: it applies its own at once.
 */
export const awaitApplied = (db: Database, id: number, withinMs: number): Promise<boolean> =>
  isSoWithin(withinMs, async () => {
    const live = (await findInstances(db)).filter(({ isLive }) => isLive)
    return live.length < 2 || live.every(({ applied }) => applied >= id)
  })
