import { eq, sql } from 'drizzle-orm'
import { currentTime } from '@/lib/platform/clock'
import type { Database, Executor } from '@/lib/platform/db'
import { logError } from '@/lib/platform/log'
import { type Delivery, deliverDue } from '@/lib/platform/outbox'
import { isRefusal, type PaymentProvider } from '@/lib/platform/payments'
import { lockOrder } from './lock-order'
import { orderPaybackMessage, paymentEndMessage } from './payment-messages'
import { recordEvent } from './record-event'
import { endPayment } from './settle-payment'
import { payments } from './tables'

/** Longer than the service's own time limits and repetitions take. */
const takenSeconds = 120
/** Growing to an hour; money that is owed is never given up. */
const pauseSeconds = (attempts: number) => Math.min(3_600, 10 * 2 ** Math.min(attempts, 9))

async function paymentOf(db: Database, { payload }: Delivery) {
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.id, String(payload.payment)))
  return payment
}

/** Notes in the order what was paid back. */
const notePayback = (db: Executor, { payload }: Delivery): Promise<void> =>
  db.transaction(async (tx) => {
    const amount = Number(payload.amount)
    const own = eq(payments.id, String(payload.payment))
    const [payment] = await tx.select().from(payments).where(own)
    const order = payment && (await lockOrder(tx, payment.orderId))
    if (!payment || !order) return
    const { method } = payment
    const sum = sql`${payments.refunded} + ${amount}::int`
    await tx
      .update(payments)
      .set({
        refunded: sql`least(${payments.amount}, ${sum})`,
        status: sql`case when ${payments.status} = 'paid' and ${sum} >= ${payments.amount} then 'refunded' else ${payments.status} end`,
      })
      .where(own)
    await recordEvent(tx, order, {
      ...{ type: 'refunded', cause: 'provider', at: currentTime(), details: { method, amount } },
    })
  })

/**
 * Pays back what was paid for orders that are cancelled, and ends payments that nobody shall make any more. The key of
 * a message names its payback at the service, so that a repeated delivery pays nothing back twice.
 */
export const deliverPaybacks = (db: Database, provider: PaymentProvider, ending?: AbortSignal) =>
  deliverDue(
    db,
    {
      kinds: [orderPaybackMessage, paymentEndMessage],
      ...{ takenSeconds, pauseSeconds, isFinal: isRefusal },
      async deliver(delivery) {
        const payment = await paymentOf(db, delivery)
        if (!payment?.reference) return
        const isElsewhere = payment.provider !== provider.name
        // It runs out there by itself.
        if (isElsewhere && delivery.kind === paymentEndMessage) return
        if (isElsewhere)
          throw new Error(`payment ${payment.id} was made with ${payment.provider}, which is not configured`)
        if (delivery.kind === paymentEndMessage) {
          await endPayment(db, provider, payment.reference, 'clock')
          return
        }
        await provider.refund(payment.reference, {
          key: `payback-${delivery.id}`,
          amount: Number(delivery.payload.amount),
        })
      },
      async afterDelivery(tx, delivery) {
        if (delivery.kind === orderPaybackMessage) await notePayback(tx, delivery)
      },
      onFailure: (delivery, error, isLast) =>
        logError(
          isLast
            ? `Money is owed to a shopper and the payment service refuses to pay it back (payment ${delivery.payload.payment})`
            : 'A payment was not paid back or ended yet, and is tried again',
          error,
        ),
    },
    ending,
  )
