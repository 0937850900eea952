import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, max, or, sql } from 'drizzle-orm'
import { isSoWithin } from '@/lib/platform/clock'
import type { Database, Executor } from '@/lib/platform/db'
import { outbox } from './tables'

/** How many messages of a kind wait for their delivery, and how many were given up. `oldestAt`: of those that wait. */
export type Undelivered = { kind: string; waiting: number; givenUp: number; oldestAt: Date | undefined }

/** A message whose last attempt failed. `nextAt` is unset where it was given up. */
export type FailedMessage = {
  id: number
  kind: string
  attempts: number
  problem: string | undefined
  createdAt: Date
  nextAt: Date | undefined
}

const isOpen = isNull(outbox.deliveredAt)
const hasFailed = and(isOpen, or(isNotNull(outbox.failedAt), isNotNull(outbox.problem)))

/** What is not delivered, by kind. */
export async function countUndelivered(db: Database): Promise<Undelivered[]> {
  const waits = sql`filter (where ${outbox.failedAt} is null)`
  const rows = await db
    .select({
      kind: outbox.kind,
      waiting: sql<number>`(count(*) ${waits})::int`,
      givenUp: sql<number>`count(${outbox.failedAt})::int`,
      oldest: sql<number | null>`extract(epoch from min(${outbox.createdAt}) ${waits})::float8`,
    })
    .from(outbox)
    .where(isOpen)
    .groupBy(outbox.kind)
    .orderBy(outbox.kind)
  return rows.map(({ oldest, ...row }) => ({
    ...row,
    oldestAt: oldest === null ? undefined : new Date(oldest * 1_000),
  }))
}

/** The messages whose last attempt failed, those that were given up first, and of each the latest first. */
export async function findFailed(db: Database, limit: number): Promise<FailedMessage[]> {
  const rows = await db
    .select({
      id: outbox.id,
      kind: outbox.kind,
      attempts: outbox.attempts,
      problem: outbox.problem,
      createdAt: outbox.createdAt,
      nextAt: outbox.nextAttemptAt,
      failedAt: outbox.failedAt,
    })
    .from(outbox)
    .where(hasFailed)
    .orderBy(asc(isNull(outbox.failedAt)), desc(outbox.id))
    .limit(limit)
  return rows.map(({ problem, nextAt, failedAt, ...row }) => ({
    ...row,
    problem: problem ?? undefined,
    nextAt: failedAt === null ? nextAt : undefined,
  }))
}

/**
 * Makes messages due at once, as if no attempt had been made; with no `ids` all whose last attempt failed. Returns how many
 * there were: one that was delivered meanwhile stays as it is.
 */
export async function tryAgain(db: Executor, ids?: readonly number[]): Promise<number> {
  const rows = await db
    .update(outbox)
    .set({ failedAt: null, attempts: 0, nextAttemptAt: sql`clock_timestamp()` })
    .where(and(hasFailed, ids && inArray(outbox.id, [...ids])))
    .returning({ id: outbox.id })
  return rows.length
}

/**
 * Waits until the messages of a kind that are written by now are delivered or given up, at most some milliseconds. Resolves
 * to whether they are.
 */
export async function awaitDelivery(db: Database, kind: string, withinMs: number): Promise<boolean> {
  const ofKind = and(eq(outbox.kind, kind), isOpen, isNull(outbox.failedAt))
  const [newest] = await db
    .select({ id: max(outbox.id) })
    .from(outbox)
    .where(ofKind)
  const upTo = newest?.id
  if (upTo === undefined || upTo === null) return true
  return isSoWithin(withinMs, async () => {
    const [open] = await db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(ofKind, lte(outbox.id, upTo)))
      .limit(1)
    return !open
  })
}

/** The messages of a kind that are not delivered, of those whose payload has a value in a field; the oldest first. */
export const findOpen = (db: Executor, kind: string, field: string, value: string) =>
  db
    .select({ id: outbox.id, payload: outbox.payload })
    .from(outbox)
    .where(
      and(
        isOpen,
        isNull(outbox.failedAt),
        eq(outbox.kind, kind),
        sql`${outbox.payload} ->> ${field} = ${value}`,
      ),
    )
    .orderBy(asc(outbox.id))

/** Notes that messages were delivered together with another one. */
export async function noteDelivered(db: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(outbox)
    .set({ deliveredAt: sql`clock_timestamp()`, problem: null })
    .where(inArray(outbox.id, [...ids]))
}
