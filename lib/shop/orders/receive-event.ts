import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { currentTime } from '@/lib/platform/clock'
import type { Database, Executor } from '@/lib/platform/db'
import { logError } from '@/lib/platform/log'
import type { PaymentEvent, PaymentProvider } from '@/lib/platform/payments'
import type { Order } from './order'
import { takeOtherRefunds } from './refunds'
import { askAboutPayment } from './settle-payment'
import { paymentEvents, payments } from './tables'

type Named = Pick<PaymentEvent, 'paymentId'> & { provider: string; reference: string }

/**
 * Whether a reference is that of a payment of the shop. The answer that named it may have been lost, so that the shop
 * knows the payment by its own name alone.
 */
async function isKnown(db: Database, { provider, reference, paymentId }: Named): Promise<boolean> {
  const ofService = eq(payments.provider, provider)
  const find = () =>
    db
      .select({ id: payments.id })
      .from(payments)
      .where(and(ofService, eq(payments.reference, reference)))
  if ((await find()).length > 0) return true
  if (paymentId === undefined) return false
  await db
    .update(payments)
    .set({ reference })
    .where(and(ofService, eq(payments.id, paymentId), isNull(payments.reference)))
  return (await find()).length > 0
}

/**
 * Takes an event of a payment service into the inbox, and asks the service what has become of the payment. An event that
 * was handled before is done; one whose handling failed is handled when the service repeats it. One about a payment that
 * this shop does not have stays unhandled, and is logged: somebody's money may be behind it.
 */
export async function receiveEvent(
  db: Database,
  provider: PaymentProvider,
  { id, reference, paymentId }: PaymentEvent,
): Promise<void> {
  if (reference === undefined) return
  const own = `${provider.name}:${id}`
  await db
    .insert(paymentEvents)
    .values({ id: own, reference, receivedAt: currentTime() })
    .onConflictDoUpdate({
      target: paymentEvents.id,
      set: { received: sql`${paymentEvents.received} + 1` },
    })
  const [unhandled] = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.id, own), isNull(paymentEvents.handledAt)))
  if (!unhandled) return
  if (!(await isKnown(db, { provider: provider.name, reference, paymentId }))) {
    logError(
      'The payment service names a payment that no order has',
      new Error(`payment ${paymentId}, event ${id}`),
    )
    return
  }
  const { refunded } = await askAboutPayment(db, provider, reference, 'provider')
  if (refunded > 0) await takeOtherRefunds(db, provider, reference)
  await db.update(paymentEvents).set({ handledAt: currentTime() }).where(eq(paymentEvents.id, own))
}

/** How many events of a payment have come, and how many of them again. */
export type EventCount = { provider: string; reference: string; events: number; repeated: number }

/** Counts the events about the payments of an order, as far as they are still kept. */
export async function countEvents(
  db: Executor,
  { payments: all }: Pick<Order, 'payments'>,
): Promise<EventCount[]> {
  const references = all.flatMap(({ reference }) => reference ?? [])
  if (references.length === 0) return []
  const provider = sql<string>`split_part(${paymentEvents.id}, ':', 1)`
  return db
    .select({
      ...{ provider, reference: paymentEvents.reference },
      events: sql`count(*)`.mapWith(Number),
      repeated: sql`sum(${paymentEvents.received} - 1)`.mapWith(Number),
    })
    .from(paymentEvents)
    .where(inArray(paymentEvents.reference, references))
    .groupBy(provider, paymentEvents.reference)
}

const dayMs = 24 * 60 * 60 * 1_000

/** Deletes events that no service repeats any more. */
export const prunePaymentEvents = async (db: Database, now: Date): Promise<void> => {
  await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, new Date(now.getTime() - 30 * dayMs)))
}
