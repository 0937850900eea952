import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/lib/platform/db'
import { errorMessage, logError } from '@/lib/platform/log'
import { isGiftCard } from '@/lib/platform/payment-methods'
import { isRefusal } from '@/lib/platform/payments'
import { giftCard, type PaymentMethod } from '@/schemas/shop'
import { creditGiftCard } from '../codes'
import { recordEvent } from '../record-event'
import { orders, payments } from '../tables'
import type { RefundService } from './service'
import { refunds } from './tables'
import { giveBackTaken } from './take-off-cards'
import { addPaidBack, isTransferredBack } from './transfers'

export type RefundOutcome = {
  method: PaymentMethod
  /** In minor units. */
  amount: number
  /**
   * `toTransfer`: the merchant transfers it. `open`: it is not known whether the payment service has done it, and will be
   * asked for again.
   */
  status: 'done' | 'toTransfer' | 'refused' | 'open'
  /** Why it is not done. */
  problem?: string
  /** What the gift card did not take back because it was paid back itself, in minor units. */
  kept?: number
  /** What the bill still demands of which it was taken off, in minor units. */
  stillToPay?: number
}

type Share = {
  refund: typeof refunds.$inferSelect
  payment: typeof payments.$inferSelect
}

/** Gives a refund up; the gift cards that it has ended are worth again what they were. */
const refuse = (db: Database, { refund }: Share, at: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const given = await tx
      .update(refunds)
      .set({ status: 'refused', settledAt: at })
      .where(and(eq(refunds.id, refund.id), eq(refunds.status, 'open')))
      .returning({ taken: refunds.taken })
    for (const { taken } of given) if (taken) await giveBackTaken(tx, taken)
  })

/** Makes a bill that is not paid smaller; nothing of it is left to be paid when it is ended. */
async function reduceBill(
  tx: Transaction,
  { id, amount: before }: Share['payment'],
  amount: number,
  at: Date,
) {
  const stillToPay = before - amount
  await tx
    .update(payments)
    .set(stillToPay > 0 ? { amount: stillToPay } : { status: 'cancelled', settledAt: at })
    .where(eq(payments.id, id))
  return { stillToPay }
}

async function payBack(
  tx: Transaction,
  { id, method }: Share['payment'],
  amount: number,
  card: string | null,
) {
  const kept = isGiftCard(method) ? amount - (await creditGiftCard(tx, { code: card ?? '', amount })) : 0
  await addPaidBack(tx, id, amount)
  return kept > 0 ? { kept } : {}
}

type Recorded = Pick<RefundOutcome, 'kept' | 'stillToPay'> & { isToTransfer?: true }

/** Records a refund that was carried out, or is to be transferred, unless another process has. A bill may have been paid since it was read. */
const record = (db: Database, { refund }: Share, at: Date): Promise<Recorded> =>
  db.transaction(async (tx) => {
    const { amount } = refund
    const [order] = await tx.select().from(orders).where(eq(orders.id, refund.orderId)).for('update')
    const [open] = await tx
      .select({ payment: payments })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(and(eq(refunds.id, refund.id), eq(refunds.status, 'open')))
    if (!order || !open) return {}
    const { payment } = open
    const named = {
      ...(refund.lines !== null && { lines: refund.lines }),
      ...(refund.reason !== null && { note: refund.reason }),
    }
    if (payment.status !== 'open' && isTransferredBack(payment, order)) {
      await tx.update(refunds).set({ status: 'toTransfer' }).where(eq(refunds.id, refund.id))
      await addPaidBack(tx, payment.id, amount)
      const details = { method: payment.method, amount, ...named }
      await recordEvent(tx, order, { type: 'refundAgreed', cause: refund.cause, at, details })
      return { isToTransfer: true }
    }
    const recorded: Recorded =
      payment.status === 'open'
        ? await reduceBill(tx, payment, amount, at)
        : await payBack(tx, payment, amount, order.giftCardCode)
    await tx.update(refunds).set({ status: 'done', settledAt: at }).where(eq(refunds.id, refund.id))
    const { stillToPay } = recorded
    await recordEvent(tx, order, {
      type: 'refunded',
      cause: refund.cause,
      at,
      details: {
        ...{ method: payment.method, amount },
        ...(stillToPay !== undefined && { stillToPay }),
        ...named,
      },
    })
    return recorded
  })

/** Carries out one share. What the shop settles itself is only recorded, and a gift card gets its balance back. */
async function carryOut(
  db: Database,
  share: Share,
  service: RefundService | undefined,
  at: Date,
): Promise<RefundOutcome> {
  const { refund, payment } = share
  const { amount } = refund
  const outcome = { method: payment.method, amount }
  if (payment.provider !== 'shop') {
    if (payment.provider !== service?.name || payment.reference === null) {
      const problem = `it was paid with ${payment.provider}, which is not configured`
      return { ...outcome, status: 'open', problem }
    }
    try {
      await service.refund(payment.reference, { key: `refund-${refund.id}`, amount })
    } catch (error) {
      if (!isRefusal(error)) return { ...outcome, status: 'open', problem: errorMessage(error) }
      await refuse(db, share, at)
      return { ...outcome, status: 'refused', problem: errorMessage(error) }
    }
  }
  const { isToTransfer, ...recorded } = await record(db, share, at)
  return { ...outcome, status: isToTransfer ? 'toTransfer' : 'done', ...recorded }
}

/**
 * Carries out the open refunds of an order: of what is not paid first, then money, then the gift card. After one that is refused the others are not
 * carried out, and after one that is not answered they wait with it.
 */
export async function finishRefundsOf(
  db: Database,
  orderId: number,
  service: RefundService | undefined,
  now: Date,
): Promise<RefundOutcome[]> {
  const shares: Share[] = await db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.orderId, orderId), eq(refunds.status, 'open')))
    .orderBy(sql`${payments.status} <> 'open'`, sql`${payments.method} = ${giftCard}`, asc(refunds.createdAt))
  const outcomes: RefundOutcome[] = []
  for (const share of shares) {
    const { payment, refund } = share
    const before = outcomes.at(-1)
    if (!before || before.status === 'done' || before.status === 'toTransfer')
      outcomes.push(await carryOut(db, share, service, now))
    else {
      const { status } = before
      if (status === 'refused') await refuse(db, share, now)
      outcomes.push({
        method: payment.method,
        amount: refund.amount,
        status,
        problem: 'the one before is not done',
      })
    }
  }
  return outcomes
}

/** A refund that is open for longer was interrupted, or not answered. */
const interruptedAfterMs = 60_000

/**
 * Carries out the refunds of all orders that were interrupted, or not answered. Rejects after the last one if any still
 * waits for its payment service.
 */
export async function finishRefunds(
  db: Database,
  service: RefundService | undefined,
  now: Date,
  ending?: AbortSignal,
): Promise<void> {
  const interrupted = await db
    .selectDistinct({ orderId: refunds.orderId })
    .from(refunds)
    .where(
      and(eq(refunds.status, 'open'), lt(refunds.createdAt, new Date(now.getTime() - interruptedAfterMs))),
    )
  const waiting: string[] = []
  for (const { orderId } of interrupted) {
    if (ending?.aborted) break
    for (const { status, problem = '' } of await finishRefundsOf(db, orderId, service, now)) {
      if (status === 'open') waiting.push(problem)
      if (status === 'refused')
        logError('The payment service refuses a refund', new Error(`order ${orderId}: ${problem}`))
    }
  }
  if (waiting.length > 0) throw new Error(`Refunds wait: ${[...new Set(waiting)].join('; ')}`)
}
