import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { awaitsTransfer } from '@/lib/storefront/screens/order-parts'

/** Where an order is on its way. What is only downloaded is not sent. */
export function statusWords(market: Market, order: Parameters<typeof awaitsTransfer>[0]): string {
  const t = marketText(market)
  if (awaitsTransfer(order)) return t('orderSteps.payment')
  const { status, lines } = order
  const isDigital = lines.every((line) => line.isDigital)
  return isDigital && status === 'shipped'
    ? t('orderStatus.states.provided')
    : t(`orderStatus.states.${status}`)
}
