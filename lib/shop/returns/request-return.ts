import type { Database, Transaction } from '@/lib/platform/db'
import { isWithinSubject, subjectLimits } from '@/lib/platform/limits'
import type { Market } from '@/lib/platform/markets'
import { submissionKey } from '@/lib/platform/security'
import { lockOrder, type Order, recordEvent } from '@/lib/shop/orders'
import type { Postage, ReturnReason, ReturnTerms } from '@/schemas/shop'
import { findReturns } from './find-returns'
import {
  checkReturn,
  leadingReason,
  type OrderReturn,
  type ReturnLine,
  returnableLines,
} from './order-return'
import { returnSum } from './return-sum'
import { isTooLate, termsOfOrder } from './return-time'
import { orderReturnLines, orderReturns, returnLabels } from './tables'
import { waysBack } from './ways-back'

export type ReturnRequest = {
  orderId: number
  key: string
  /** The pieces by the ids of their lines, and why they come back; a line without a reason has none. */
  quantities: ReadonlyMap<number, number>
  reasons: ReadonlyMap<number, ReturnReason>
  now: Date
  /** Of the market today. */
  terms: ReturnTerms
  market: Market
  /** The carrier whose label pays the postage; unset: there is none. */
  postage?: Postage | undefined
}

export type RequestedReturn = { ok: true; number: string } | { ok: false; errors: Record<string, string> }

const placeOf = ({ lines }: Order, lineId: number): number => lines.findIndex(({ id }) => id === lineId) + 1

/** The numbers of an order's lines, as the merchant counts them, with their pieces: `1 × 2, 3 × 1`. */
const linesInWords = (order: Order, lines: readonly ReturnLine[]): string =>
  lines.map(({ lineId, quantity }) => `${placeOf(order, lineId)} × ${quantity}`).join(', ')

/** Why each of them comes back: `1: fit, 3: damaged`. */
const reasonsInWords = (order: Order, lines: readonly ReturnLine[]): string =>
  lines.map(({ lineId, reason }) => `${placeOf(order, lineId)}: ${reason}`).join(', ')

type Written = {
  key: string
  number: string
  lines: ReturnLine[]
  /** What was announced before. */
  returns: readonly OrderReturn[]
  given: ReturnRequest
}

async function write(
  tx: Transaction,
  order: Order,
  { key, number, lines, returns, given }: Written,
): Promise<void> {
  const { now, postage } = given
  const reason = leadingReason(lines)
  const [written] = await tx
    .insert(orderReturns)
    .values({ orderId: order.id, key, number, reason, requestedAt: now })
    .returning({ id: orderReturns.id })
  if (!written) throw new Error('The return was not kept')
  await tx.insert(orderReturnLines).values(lines.map((line) => ({ ...line, returnId: written.id })))
  const { parcel, collected } = waysBack(order, lines)
  const { total, delivery } = returnSum(order, { lines }, returns)
  if (postage && parcel.length > 0)
    await tx.insert(returnLabels).values({ returnId: written.id, state: 'due', ...postage })
  await recordEvent(tx, order, {
    ...{ type: 'returnRequested', cause: 'shopper', at: now },
    details: {
      ...{ return: number, reason, lines: linesInWords(order, lines) },
      reasons: reasonsInWords(order, lines),
      amount: total,
      ...(delivery > 0 && { delivery }),
      ...(collected.length > 0 && { collected: linesInWords(order, collected) }),
    },
  })
}

/**
 * Announces what a shopper sends back, and has the label sent by mail. The same form again is the same return, a
 * changed one another; never more pieces are announced than were sent.
 */
export const requestReturn = (db: Database, given: ReturnRequest): Promise<RequestedReturn> =>
  db.transaction(async (tx): Promise<RequestedReturn> => {
    const order = await lockOrder(tx, given.orderId)
    if (!order) throw new Error('The order has gone')
    const returns = await findReturns(tx, order.id)
    const key = submissionKey(given.key, [...given.quantities], [...given.reasons])
    const before = returns.find((each) => each.key === key)
    if (before) return { ok: true, number: before.number }
    const isLate = isTooLate(order, given.market, given.terms, given.now)
    const { takesMade } = termsOfOrder(order, given.terms)
    const checked = checkReturn(returnableLines(order, returns), { ...given, isLate, takesMade })
    if (!checked.ok) return checked
    if (!(await isWithinSubject(tx, subjectLimits.returns, order.number, { now: given.now.getTime() })))
      return { ok: false, errors: { lines: 'tooManyReturns' } }
    const number = `R${order.number}-${returns.length + 1}`
    await write(tx, order, { key, number, lines: checked.lines, returns, given })
    return { ok: true, number }
  })
