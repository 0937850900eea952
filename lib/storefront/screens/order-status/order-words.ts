import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { isHere, isLive, isOfCancelled, type Order } from '@/lib/shop/orders'
import { isOwedNoMore, withoutWithdrawn } from '@/lib/shop/withdrawals'
import { awaitsTransfer } from '@/lib/storefront/screens/order-parts'
import type { OrderStatus } from '@/schemas/shop'

type Shown = Pick<Order, 'status' | 'lines' | 'events' | 'payments' | 'shipments' | 'locale' | 'returnTerms'>

/** How an order stands, as its shopper reads it. */
type Standing = OrderStatus | 'payment' | 'provided' | 'withdrawn' | 'refunded'

/** What comes after the order was sent is told by its status; before, a withdrawal counts more. */
const goingOn: readonly OrderStatus[] = ['placed', 'partlyShipped', 'shipped']

/** Whether the money of an order that came back is back as well: all of it, or what was paid back since it came. */
function isPaidBack({ payments, events }: Shown): boolean {
  const paid = payments.filter(({ status }) => status === 'paid' || status === 'refunded')
  if (paid.length > 0 && paid.every(({ status }) => status === 'refunded')) return true
  const came = events.findIndex(({ type }) => type === 'returned')
  return events
    .slice(came + 1)
    .some(
      (event) =>
        event.type === 'refunded' && event.details.stillToPay === undefined && !isOfCancelled(event, events),
    )
}

/**
 * Where an order is on its way. What is only downloaded is not sent, and is there before any parcel has left. What was
 * withdrawn from before it was sent is not waited for.
 */
export function standingOf(order: Shown): Standing {
  const { status } = order
  if (status === 'returned' && isPaidBack(order)) return 'refunded'
  if (!goingOn.includes(status)) return status
  if (isOwedNoMore(order)) return 'withdrawn'
  const coming = withoutWithdrawn(order)
  if (awaitsTransfer(coming)) return 'payment'
  const lines = coming.lines.filter(isLive)
  const isDigital = lines.every((line) => line.isDigital)
  if (status === 'placed') return 'placed'
  if (status === 'partlyShipped' && lines.some(isHere))
    return order.shipments.length === 0 ? 'placed' : 'partlyShipped'
  return isDigital ? 'provided' : 'shipped'
}

export function statusWords(market: Market, order: Shown): string {
  const t = marketText(market)
  const standing = standingOf(order)
  return standing === 'payment' ? t('orderSteps.payment') : t(`orderStatus.states.${standing}`)
}
