import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type Database, type Executor, textArray } from '@/lib/platform/db'
import { errorMessage } from '@/lib/platform/log'
import { count } from '@/lib/platform/metrics'
import { continueTrace } from '@/lib/platform/traces'
import { logWait, MustWaitError, waitSeconds } from './must-wait'
import { outbox } from './tables'

const usualBatch = 10

/** A message of the outbox that is being delivered. `attempts` includes the current attempt. */
export type Delivery = {
  id: number
  kind: string
  payload: Record<string, unknown>
  attempts: number
}

/** Where its trace began, and whether that is so long ago that the delivery has one of its own. */
type Traced = { trace: string | null; isLate: boolean }

/** How messages of some kinds are delivered. */
export type DeliveryHandler = {
  kinds: readonly string[]
  /**
   * A field of the payload: messages of a kind that have the same value are delivered one after another, in the order in
   * which they were written. One that fails holds up the next ones until it is delivered or given up.
   */
  sequence?: string
  /** How many messages are delivered at the same time; ten if unset. */
  atATime?: number
  /** Is called after they were, with the milliseconds that this took; the next ones wait for it. */
  rest?: (tookMs: number, ending?: AbortSignal) => Promise<void>
  /** Throws if the receiver did not accept the message; a `MustWaitError` where the shop is not ready to send it. */
  deliver: (delivery: Delivery) => Promise<void>
  /** How long no other process attempts the same delivery. Must be longer than an attempt can take. */
  takenSeconds: number
  /** The pause before the next attempt, by the number of attempts made. */
  pauseSeconds: (attempts: number) => number
  /** The number of attempts after which a delivery is given up; if unset, it never is. */
  mostAttempts?: number
  /** Whether another attempt after this error would be useless. */
  isFinal?: (error: unknown) => boolean
  /** Runs in the transaction that records a delivery. */
  afterDelivery?: (tx: Executor, delivery: Delivery) => Promise<void>
  onFailure?: (delivery: Delivery, error: unknown, isLast: boolean) => void
}

/**
 * Takes deliveries that are due, and moves their next attempt into the future while they are handled. That keeps other
 * processes from delivering them, and no transaction stays open during a request (on the embedded database it would
 * block all other queries). If this process dies, the deliveries become due again by themselves.
 */
async function take(
  db: Database,
  { kinds, takenSeconds, sequence, atATime = usualBatch }: DeliveryHandler,
): Promise<(Delivery & Traced)[]> {
  const isNext =
    sequence === undefined
      ? sql`true`
      : sql`not exists (
          select from outbox earlier
          where earlier.delivered_at is null and earlier.failed_at is null and earlier.kind = outbox.kind
            and earlier.payload ->> ${sequence}::text = outbox.payload ->> ${sequence}::text
            and earlier.id < outbox.id
        )`
  const rows = await db.execute<Omit<Delivery, 'id'> & Traced & { id: string }>(sql`
    with due as (
      select id from outbox
      where delivered_at is null and failed_at is null and next_attempt_at <= clock_timestamp()
        and kind = any(${textArray(kinds)}) and ${isNext}
      order by id limit ${atATime} for update skip locked
    )
    update outbox o
    set attempts = o.attempts + 1, next_attempt_at = clock_timestamp() + make_interval(secs => ${takenSeconds}::int)
    from due where o.id = due.id
    returning o.id, o.kind, o.payload, o.attempts, o.trace,
      o.attempts > 1 or o.created_at < clock_timestamp() - interval '1 minute' as "isLate"`)
  return rows.map(({ id, ...rest }) => ({ ...rest, id: Number(id) })).sort((a, b) => a.id - b.id)
}

/** Delivers a message as a part of the trace in which it was written. */
const deliverTraced = (
  handler: DeliveryHandler,
  delivery: Delivery,
  { trace, isLate }: Traced,
): Promise<void> =>
  continueTrace(
    {
      ...{ name: `deliver ${delivery.kind}`, kind: 'consumer', from: trace ?? undefined, isLater: isLate },
      attributes: { 'shop.message': delivery.kind, 'shop.attempt': delivery.attempts },
    },
    () => handler.deliver(delivery),
  )

async function attempt(
  db: Database,
  handler: DeliveryHandler,
  { trace, isLate, ...delivery }: Delivery & Traced,
): Promise<boolean> {
  const { mostAttempts = Number.POSITIVE_INFINITY, isFinal, pauseSeconds, onFailure } = handler
  const settle = (
    tx: Executor,
    set: Partial<Record<'deliveredAt' | 'failedAt' | 'nextAttemptAt' | 'attempts', SQL>> & {
      problem: string | null
    },
  ) => tx.update(outbox).set(set).where(eq(outbox.id, delivery.id))
  try {
    await deliverTraced(handler, delivery, { trace, isLate })
  } catch (error) {
    if (error instanceof MustWaitError) {
      count('shop_outbox_deliveries_total', { message: delivery.kind, result: 'waiting' })
      logWait(error)
      await settle(db, {
        problem: errorMessage(error),
        attempts: sql`${outbox.attempts} - 1`,
        nextAttemptAt: sql`clock_timestamp() + make_interval(secs => ${waitSeconds}::int)`,
      })
      return false
    }
    const isLast = isFinal?.(error) === true || delivery.attempts >= mostAttempts
    count('shop_outbox_deliveries_total', {
      message: delivery.kind,
      result: isLast ? 'given_up' : 'failed',
    })
    onFailure?.(delivery, error, isLast)
    const pause = pauseSeconds(delivery.attempts)
    await settle(db, {
      problem: errorMessage(error),
      ...(isLast
        ? { failedAt: sql`clock_timestamp()` }
        : { nextAttemptAt: sql`clock_timestamp() + make_interval(secs => ${pause}::int)` }),
    })
    return false
  }
  await db.transaction(async (tx) => {
    await settle(tx, { deliveredAt: sql`clock_timestamp()`, problem: null })
    await handler.afterDelivery?.(tx, delivery)
  })
  count('shop_outbox_deliveries_total', { message: delivery.kind, result: 'ok' })
  return true
}

/**
 * Delivers the due messages of a handler's kinds. Several processes may call this at once: each message is taken by one
 * of them. A message is delivered at least once, and twice only if a process dies between the receiver's answer and
 * recording it. After `ending` is aborted, the current deliveries finish and no others start.
 */
export async function deliverDue(
  db: Database,
  handler: DeliveryHandler,
  ending?: AbortSignal,
): Promise<{ delivered: number; failed: number }> {
  const result = { delivered: 0, failed: 0 }
  while (!ending?.aborted) {
    const begun = performance.now()
    const due = await take(db, handler)
    if (due.length === 0) break
    const outcomes = await Promise.all(due.map((each) => attempt(db, handler, each)))
    for (const delivered of outcomes) result[delivered ? 'delivered' : 'failed'] += 1
    await handler.rest?.(performance.now() - begun, ending)
  }
  return result
}

/** Makes all open deliveries due: those waiting for another attempt, and those taken by a process that has died. */
export async function makeDue(db: Database, kinds: readonly string[]): Promise<void> {
  await db
    .update(outbox)
    .set({ nextAttemptAt: sql`clock_timestamp()` })
    .where(sql`${inArray(outbox.kind, [...kinds])} and delivered_at is null and failed_at is null`)
}
