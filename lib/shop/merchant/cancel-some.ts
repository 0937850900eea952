import type { Database, Transaction } from '@/lib/platform/db'
import {
  cancelLines,
  cancellableLines,
  finishRefundsOf,
  isHere,
  isLive,
  type Order,
  type RefundService,
} from '@/lib/shop/orders'
import { findRefundAccount } from '@/lib/shop/refund-transfers'
import { type Done, refused } from './change-order'
import { sumIn } from './money'
import { outcomesTold } from './refund'

/** What was cancelled of an order, before its money goes back. */
export type CancelledPart = { order: Order; places: readonly number[]; amount: number }

const placesOf = ({ lines }: Order, some: readonly Order['lines'][number][]): string =>
  some.map((line) => lines.indexOf(line) + 1).join(',')

/** Why an order cannot be cancelled as a whole any more, and what of it can. */
export function tooLate(order: Order): string {
  const { number, status } = order
  const rest = cancellableLines(order)
  const problem = `Order ${number} is ${status}: it can only come back (returned ${number}).`
  return rest.length > 0
    ? `${problem} What nobody has yet can be cancelled: cancel ${number} --lines ${placesOf(order, rest)}`
    : problem
}

function problemOf({ number, lines }: Order, place: number): string | undefined {
  const line = lines[place - 1]
  if (!line) return `Order ${number} has no line ${place}.`
  if (!isLive(line)) return `Line ${place} is cancelled already.`
  if (!isHere(line)) return `Line ${place} was sent or delivered already: it can only come back.`
  return undefined
}

type Wanted = Omit<Parameters<typeof cancelLines>[2], 'lines'>

/** Cancels lines of an order by their numbers. The caller has locked the order. */
export async function cancelSome(
  tx: Transaction,
  order: Order,
  wanted: readonly number[],
  how: Wanted,
): Promise<CancelledPart | Done> {
  const { number } = order
  const places = [...new Set(wanted)].sort((a, b) => a - b)
  for (const place of places) {
    const problem = problemOf(order, place)
    if (problem) return refused(problem)
  }
  const lines = order.lines.filter((_, index) => places.includes(index + 1))
  const possible = cancellableLines(order)
  if (!lines.every((line) => possible.includes(line)))
    return refused(
      `Order ${number} is ${order.status}, and what is still to be paid for it cannot be made less: only the whole order can be cancelled, before anything is sent.`,
    )
  const amount = await cancelLines(tx, order, { ...how, lines })
  return amount === undefined
    ? refused(`The gift cards of order ${number} are being issued. Try again in a minute.`)
    : { order, places, amount }
}

/** Pays back what was paid for the cancelled lines, and says what was done. */
export async function payPartBack(
  db: Database,
  { order, places, amount }: CancelledPart,
  { service, now }: { service: RefundService | undefined; now: Date },
): Promise<Done> {
  const { id, number, currency } = order
  const outcomes = await finishRefundsOf(db, id, service, now)
  const told = outcomesTold(order, outcomes, await findRefundAccount(db, id))
  const head = `Order ${number}: ${places.length === 1 ? 'line' : 'lines'} ${places.join(', ')} cancelled, ${sumIn(currency, amount)} with their part of the delivery.`
  return told.ok ? { ...told, told: [head, ...told.told] } : refused(`${head}\n${told.problem}`)
}
