import type { Order, OrderEvent, OrderLine } from '@/lib/shop/orders'
import type { CreditReason } from '@/schemas/shop'
import type { OrderWords } from './words'

type Details = Pick<OrderEvent, 'details'> & Partial<Pick<OrderEvent, 'type'>>

/** The lines that a refund names as `1,3`. */
export const linesNamed = ({ lines }: Pick<Order, 'lines'>, { details }: Details): OrderLine[] => {
  const named = String(details.lines ?? '').split(',')
  return lines.filter((_, index) => named.includes(String(index + 1)))
}

/** The articles that money comes back for: those that are named, or all where there is one, or where all comes back. */
export function creditedLines(
  order: Pick<Order, 'lines' | 'total'>,
  event: Details | undefined,
  amount: number,
): readonly OrderLine[] {
  const named = event ? linesNamed(order, event) : []
  if (named.length > 0) return named
  return order.lines.length === 1 || amount === order.total ? order.lines : []
}

/** Why it comes back, with what the merchant has written to the shopper: ‘Rücksendung (ein Kratzer)’. */
export function creditedReason(
  reason: CreditReason,
  event: Details | undefined,
  { t }: Pick<OrderWords, 't'>,
): string {
  // An order that is cancelled as a whole has an event of its own.
  const isPart = reason === 'cancelled' && event?.type !== undefined && event.type !== 'cancelled'
  const words = t(isPart ? 'creditNote.cancelledPart' : `creditNote.reasons.${reason}`)
  const note = event?.details.note
  return note === undefined || reason === 'cancelled' ? words : `${words} (${note})`
}

/** Whether what comes back had been paid before, so that it is not only demanded no more. */
export const wasPaidBefore = (
  { payments }: Pick<Order, 'payments'>,
  event: Pick<OrderEvent, 'at' | 'details'> | undefined,
): boolean =>
  event !== undefined &&
  event.details.stillToPay === undefined &&
  event.details.unpaid === undefined &&
  payments.some(({ settledAt }) => settledAt !== null && settledAt <= event.at)
