import { eq, inArray, sql } from 'drizzle-orm'
import { type Database, textArray } from '@/lib/platform/db'
import { outbox } from './tables'

const batchSize = 10

/** What is to be delivered. `attempts` counts this one, too. */
export type Delivery = {
  id: number
  kind: string
  payload: Record<string, unknown>
  attempts: number
}

/** How deliveries of some kinds are made. */
export type DeliveryHandler = {
  kinds: readonly string[]
  /** Throws when it was not taken. */
  deliver: (delivery: Delivery) => Promise<void>
  /** For how long no other process tries the same one. Longer than an attempt may last. */
  takenSeconds: number
  /** The pause before the next attempt, by the number of attempts made. */
  pauseSeconds: (attempts: number) => number
  /** After so many it is given up; unset: never. */
  mostAttempts?: number
  /** Whether an error says that another attempt is of no use. */
  isFinal?: (error: unknown) => boolean
  onFailure?: (delivery: Delivery, error: unknown, isLast: boolean) => void
}

/**
 * Takes what is due and puts its next attempt out of reach while it is handled. So no other process delivers it
 * meanwhile, no transaction stays open during a request (on the embedded database it would stop everyone), and what was
 * taken by a process that died is due again by itself.
 */
async function take(db: Database, { kinds, takenSeconds }: DeliveryHandler): Promise<Delivery[]> {
  const rows = await db.execute<Omit<Delivery, 'id'> & { id: string }>(sql`
    with due as (
      select id from outbox
      where delivered_at is null and failed_at is null and next_attempt_at <= clock_timestamp()
        and kind = any(${textArray(kinds)})
      order by id limit ${batchSize} for update skip locked
    )
    update outbox o
    set attempts = o.attempts + 1, next_attempt_at = clock_timestamp() + make_interval(secs => ${takenSeconds}::int)
    from due where o.id = due.id
    returning o.id, o.kind, o.payload, o.attempts`)
  return rows.map(({ id, ...rest }) => ({ ...rest, id: Number(id) })).sort((a, b) => a.id - b.id)
}

async function attempt(db: Database, handler: DeliveryHandler, delivery: Delivery): Promise<boolean> {
  const { deliver, mostAttempts = Number.POSITIVE_INFINITY, isFinal, pauseSeconds, onFailure } = handler
  const settle = (
    set: Partial<Record<'deliveredAt' | 'failedAt' | 'nextAttemptAt', ReturnType<typeof sql>>>,
  ) => db.update(outbox).set(set).where(eq(outbox.id, delivery.id))
  try {
    await deliver(delivery)
  } catch (error) {
    const isLast = isFinal?.(error) === true || delivery.attempts >= mostAttempts
    onFailure?.(delivery, error, isLast)
    const pause = pauseSeconds(delivery.attempts)
    await settle(
      isLast
        ? { failedAt: sql`clock_timestamp()` }
        : { nextAttemptAt: sql`clock_timestamp() + make_interval(secs => ${pause}::int)` },
    )
    return false
  }
  await settle({ deliveredAt: sql`clock_timestamp()` })
  return true
}

/**
 * Delivers what is due of a handler's kinds. Several callers may do so at once: each delivery goes to one of them. It is
 * made at least once; twice only when a process dies between the answer and its note of it. A signal ends the work
 * after the deliveries under way.
 */
export async function deliverDue(
  db: Database,
  handler: DeliveryHandler,
  ending?: AbortSignal,
): Promise<{ delivered: number; failed: number }> {
  const result = { delivered: 0, failed: 0 }
  while (!ending?.aborted) {
    const due = await take(db, handler)
    if (due.length === 0) break
    const outcomes = await Promise.all(due.map((delivery) => attempt(db, handler, delivery)))
    for (const delivered of outcomes) result[delivered ? 'delivered' : 'failed'] += 1
  }
  return result
}

/** Makes everything due that waits for another attempt, or was taken by a process that is no more. */
export async function makeDue(db: Database, kinds: readonly string[]): Promise<void> {
  await db
    .update(outbox)
    .set({ nextAttemptAt: sql`clock_timestamp()` })
    .where(sql`${inArray(outbox.kind, [...kinds])} and delivered_at is null and failed_at is null`)
}
