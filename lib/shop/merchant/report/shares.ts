import { creditedLines, mainPayment, sameRate, taxSums } from '@/lib/shop/order-papers'
import type { OrderLine } from '@/lib/shop/orders'
import { apportion } from '@/lib/shop/promotions'
import type { IssuedPaper } from '../papers'
import type { OrderRead } from '../read-orders'

/** A part of a paper: what one line, or the shipping with its fees, has in it at one tax rate. Minor units, positive. */
export type Share = { line: OrderLine | undefined; rate: number; gross: number; tax: number }

const paidFor = ({ total, reduction, voucherReduction }: OrderLine) => total - reduction - voucherReduction
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

/** The lines of an order at each rate, and its shipping as the line that is undefined. */
function invoiced(
  order: OrderRead,
): { rate: number; parts: { line: OrderLine | undefined; gross: number }[] }[] {
  return taxSums(order).map(({ rate, gross }) => {
    const lines = order.lines
      .filter(({ vat }) => sameRate(vat, rate))
      .map((line) => ({ line, gross: paidFor(line) }))
    const besides = gross - sum(lines.map((each) => each.gross))
    return { rate, parts: besides === 0 ? lines : [...lines, { line: undefined, gross: besides }] }
  })
}

/** What of an amount falls to each part: to those that are named as far as they reach, then to the others. */
function divided(amount: number, parts: readonly number[], isNamed: readonly boolean[]): number[] {
  const named = parts.map((gross, at) => (isNamed[at] ? gross : 0))
  const ofNamed = Math.min(amount, sum(named))
  const first = apportion(ofNamed, named)
  const left = parts.map((gross, at) => gross - (first[at] ?? 0))
  const rest = apportion(amount - ofNamed, left)
  return parts.map((_, at) => (first[at] ?? 0) + (rest[at] ?? 0))
}

/**
 * A paper in its parts, which together are its amount and its taxes to the cent. A credit note falls to the lines that it
 * names, and otherwise to all in proportion.
 */
export function sharesOf({ kind, number, amount }: IssuedPaper, order: OrderRead): Share[] {
  const note = order.creditNotes.find((each) => each.number === number)
  const event = order.events.find(({ id }) => id === note?.eventId)
  const named = note ? creditedLines(order, event, amount) : []
  const whole = invoiced(order)
  const taxes = kind === 'invoice' ? taxSums(order) : (note?.taxes ?? [])
  return taxes.flatMap(({ rate, gross, tax }) => {
    const parts = whole.find((each) => sameRate(each.rate, rate))?.parts ?? [{ line: undefined, gross }]
    const weights = parts.map((part) => part.gross)
    const amounts = divided(
      gross,
      weights,
      parts.map(({ line }) => line !== undefined && named.includes(line)),
    )
    const ofTax = apportion(tax, amounts)
    return parts.map(({ line }, at) => ({ line, rate, gross: amounts[at] ?? 0, tax: ofTax[at] ?? 0 }))
  })
}

/** The method with which an order was paid. */
export const methodOf = (order: OrderRead): string =>
  mainPayment(order)?.method ?? order.payments[0]?.method ?? '-'
