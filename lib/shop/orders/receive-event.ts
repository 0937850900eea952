import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import type { PaymentEvent, PaymentProvider } from '@/lib/platform/payments'
import { askAboutPayment } from './settle-payment'
import { paymentEvents } from './tables'

/**
 * Takes an event of a payment service into the inbox, and asks the service what has become of the payment. An event that
 * was handled before is done; one whose handling failed is handled when the service repeats it.
 */
export async function receiveEvent(
  db: Database,
  provider: PaymentProvider,
  { id, reference }: PaymentEvent,
): Promise<void> {
  if (reference === undefined) return
  const own = `${provider.name}:${id}`
  await db.insert(paymentEvents).values({ id: own, reference, receivedAt: new Date() }).onConflictDoNothing()
  const [unhandled] = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.id, own), isNull(paymentEvents.handledAt)))
  if (!unhandled) return
  await askAboutPayment(db, provider, reference, 'provider')
  await db.update(paymentEvents).set({ handledAt: new Date() }).where(eq(paymentEvents.id, own))
}

const dayMs = 24 * 60 * 60 * 1_000

/** Deletes events that no service repeats any more. */
export const prunePaymentEvents = async (db: Database, now: Date): Promise<void> => {
  await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, new Date(now.getTime() - 30 * dayMs)))
}
