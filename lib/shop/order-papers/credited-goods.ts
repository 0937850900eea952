import type { Order, OrderEvent, OrderLine } from '@/lib/shop/orders'
import type { CreditReason } from '@/schemas/shop'
import type { OrderWords } from './words'

type Details = Pick<OrderEvent, 'details'>

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
  const words = t(`creditNote.reasons.${reason}`)
  const note = event?.details.note
  return note === undefined || reason === 'cancelled' ? words : `${words} (${note})`
}
