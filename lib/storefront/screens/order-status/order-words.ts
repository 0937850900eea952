import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { isLive } from '@/lib/shop/orders'
import { awaitsTransfer } from '@/lib/storefront/screens/order-parts'

type Shown = Parameters<typeof awaitsTransfer>[0] & { shipments: readonly unknown[] }

/** Where an order is on its way. What is only downloaded is not sent, and is there before any parcel has left. */
export function statusWords(market: Market, order: Shown): string {
  const t = marketText(market)
  if (awaitsTransfer(order)) return t('orderSteps.payment')
  const { lines, shipments } = order
  const status = order.status === 'partlyShipped' && shipments.length === 0 ? 'placed' : order.status
  const isDigital = lines.filter(isLive).every((line) => line.isDigital)
  return isDigital && status === 'shipped'
    ? t('orderStatus.states.provided')
    : t(`orderStatus.states.${status}`)
}
