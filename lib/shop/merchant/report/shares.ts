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

/** What of an amount falls to each part: to those of the first rank as far as they reach, then to those of the next. */
function divided(amount: number, parts: readonly number[], ranks: readonly number[]): number[] {
  const amounts = parts.map(() => 0)
  let rest = amount
  for (const rank of [...new Set(ranks)].toSorted()) {
    const weights = parts.map((gross, at) => (ranks[at] === rank ? gross : 0))
    const own = Math.min(rest, sum(weights))
    for (const [at, part] of apportion(own, weights).entries()) amounts[at] = (amounts[at] ?? 0) + part
    rest -= own
  }
  return amounts
}

/** The parts of each credit note, the first first: no part is credited with more than was invoiced for it. */
function creditedShares(order: OrderRead): ReadonlyMap<string, Share[]> {
  const left = invoiced(order)
  const notes = order.creditNotes.toSorted((a, b) => a.eventId - b.eventId)
  return new Map(
    notes.map((note) => {
      const event = order.events.find(({ id }) => id === note.eventId)
      const named = creditedLines(order, event, note.amount)
      const shares = note.taxes.flatMap(({ rate, gross, tax }) => {
        const parts = left.find((each) => sameRate(each.rate, rate))?.parts ?? [{ line: undefined, gross }]
        // What exceeds the goods that are named was paid back for the delivery.
        const rank = (line: OrderLine | undefined) => (line ? (named.includes(line) ? 0 : 2) : 1)
        const amounts = divided(
          gross,
          parts.map((part) => part.gross),
          parts.map(({ line }) => (named.length === 0 ? 0 : rank(line))),
        )
        const ofTax = apportion(tax, amounts)
        return parts.map((part, at) => {
          part.gross -= amounts[at] ?? 0
          return { line: part.line, rate, gross: amounts[at] ?? 0, tax: ofTax[at] ?? 0 }
        })
      })
      return [note.number, shares]
    }),
  )
}

/**
 * A paper in its parts, which together are its amount and its taxes to the cent. A credit note falls to the lines that it
 * names as far as they are not credited yet, and otherwise to all in proportion.
 */
export function sharesOf({ kind, number }: IssuedPaper, order: OrderRead): Share[] {
  if (kind !== 'invoice') return creditedShares(order).get(number) ?? []
  const whole = invoiced(order)
  return taxSums(order).flatMap(({ rate, tax }) => {
    const parts = whole.find((each) => sameRate(each.rate, rate))?.parts ?? []
    const ofTax = apportion(
      tax,
      parts.map(({ gross }) => gross),
    )
    return parts.map((part, at) => ({ ...part, rate, tax: ofTax[at] ?? 0 }))
  })
}

/** The method with which an order was paid. */
export const methodOf = (order: OrderRead): string =>
  mainPayment(order)?.method ?? order.payments[0]?.method ?? '-'
