import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/lib/platform/db'
import { isGiftCard } from '@/lib/platform/payment-methods'
import {
  finishRefundsOf,
  type Order,
  type RefundOutcome,
  type RefundService,
  refunds,
  requestRefund,
} from '@/lib/shop/orders'
import { findRefundAccount, type RefundAccount } from '@/lib/shop/refund-transfers'
import { findReturns } from '@/lib/shop/returns'
import type { Currency } from '@/schemas/markets'
import { changeOrder, type Done, refused } from './change-order'
import { accountTold } from './list-owed'
import { majorUnits, sumIn } from './money'
import { beyondLines } from './refund-bounds'

export type Refund = {
  /** In minor units. */
  amount: number
  reason: string | undefined
  /** The numbers of the lines that it is for, whose tax rates the credit note then names. */
  lines?: number[] | undefined
}

/** What a gift card has of an amount that it gets back. */
export const creditTold = (currency: Currency, amount: number, kept: number): string =>
  kept > 0
    ? `${sumIn(currency, amount - kept)} given back to the gift card. It does not get the other ${sumIn(currency, kept)}, because it was paid back itself.`
    : `${sumIn(currency, amount)} given back to the gift card.`

type Refunded = Pick<Order, 'number' | 'currency' | 'isTest'>

/** What a share of a refund means for the merchant. */
function outcomeWords(
  { number, currency, isTest }: Refunded,
  { method, amount, status, problem, kept = 0, stillToPay }: RefundOutcome,
  account: RefundAccount | undefined,
): string {
  const sum = sumIn(currency, amount)
  if (status === 'open')
    return `${sum} (${method}) may not be paid back yet: ${problem}. It is tried again, and the same command finishes it; nothing is paid twice.`
  if (status === 'refused') return `${sum} (${method}) is not paid back: ${problem}.`
  if (stillToPay !== undefined)
    return `${sum} of the bill (${method}) need not be paid any more; ${sumIn(currency, stillToPay)} is still to be paid.`
  if (isGiftCard(method)) return creditTold(currency, amount, kept)
  if (status === 'toTransfer')
    return account
      ? `Transfer ${sum} (${method}) ${accountTold(account)}, and record it: transferred ${number}`
      : `${sum} (${method}) is to be transferred: the shopper is asked for an account, which show and owed tell. Record it when it is sent: transferred ${number}`
  if (isTest) return `${sum} recorded as paid back (${method}): the order is a test, and no money moves.`
  return `${sum} paid back (${method}).`
}

/** Says what became of refunds; not all of them carried out is a failure. */
export function outcomesTold(
  order: Refunded,
  outcomes: readonly RefundOutcome[],
  account: RefundAccount | undefined,
): Done {
  const told = outcomes.map((outcome) => outcomeWords(order, outcome, account))
  return outcomes.every(({ status }) => status === 'done' || status === 'toTransfer')
    ? { ok: true, told }
    : { ok: false, problem: told.join('\n') }
}

/** In minor units. */
export const openRefunds = async (tx: Transaction, orderId: number): Promise<number> => {
  const [row] = await tx
    .select({ sum: sql`coalesce(sum(${refunds.amount}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.status, 'open')))
  return row?.sum ?? 0
}

type Begun = {
  order: Order /** In minor units, of an earlier command. */
  interrupted: number
  taken: number
}

/** Writes the refund down, unless an earlier one of the order was interrupted: that one has to be finished first. */
const begin = (
  db: Database,
  number: string,
  { amount, reason, lines }: Refund,
  at: Date,
): Promise<Begun | Done> =>
  changeOrder<Begun>(db, number, async (tx, order) => {
    const interrupted = await openRefunds(tx, order.id)
    if (interrupted > 0) return { order, interrupted, taken: 0 }
    const unknown = lines?.find((line) => line > order.lines.length)
    if (unknown !== undefined) return refused(`Order ${number} has no line ${unknown}.`)
    const beyond = lines && beyondLines(order, await findReturns(tx, order.id), { amount, lines })
    if (beyond) return refused(beyond)
    const requested = await requestRefund(tx, order, { amount, reason, lines, cause: 'merchant', at })
    if (requested.ok) return { order, interrupted, taken: requested.taken }
    const most = sumIn(order.currency, requested.left)
    if (requested.reason === 'notIssued')
      return refused(`The gift cards of order ${number} are being issued. Try again in a minute.`)
    if (requested.reason === 'issuedLater')
      return refused(
        `At most ${most} of order ${number} can be paid back now: the gift cards that it has bought are issued for their whole price when it is paid.`,
      )
    if (requested.reason === 'spent')
      return refused(
        `At most ${most} of it can be paid back: the rest was spent with gift cards that order ${number} has bought.`,
      )
    if (requested.left === 0)
      return refused(`Nothing of order ${number} is paid, or all of it is paid back or being paid back.`)
    return refused(`At most ${most} of order ${number} can be paid back.`)
  })

/**
 * Pays a part of an order back, or all of it. It is written down before the payment service is asked, by a key of its
 * own: the command after a crash finishes what was begun instead of paying twice.
 */
export async function refund(
  db: Database,
  number: string,
  wanted: Refund,
  { service, now }: { service: RefundService | undefined; now: Date },
): Promise<Done> {
  const begun = await begin(db, number, wanted, now)
  if ('ok' in begun) return begun
  const { order, interrupted, taken } = begun
  const outcomes = await finishRefundsOf(db, order.id, service, now)
  const told = outcomesTold(order, outcomes, await findRefundAccount(db, order.id))
  if (taken > 0 && told.ok)
    told.told.push(`${sumIn(order.currency, taken)} taken off the gift cards that were bought.`)
  if (interrupted === 0 || !told.ok) return told
  const finished = `An earlier refund of ${sumIn(order.currency, interrupted)} was interrupted and is finished now.`
  if (interrupted === wanted.amount) return { ok: true, told: [finished, ...told.told] }
  return refused(
    [
      finished,
      ...told.told,
      `Nothing else was paid back. If that was another refund: refund ${number} --amount ${majorUnits(wanted.amount)}`,
    ].join('\n'),
  )
}
