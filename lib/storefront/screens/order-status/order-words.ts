import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { Order } from '@/lib/shop/orders'

/** Where an order is on its way. What is only downloaded is not sent. */
export function statusWords(
  market: Market,
  { status, lines }: { status: Order['status']; lines: readonly { isDigital: boolean }[] },
): string {
  const t = marketText(market)
  const isDigital = lines.every((line) => line.isDigital)
  return isDigital && status === 'shipped'
    ? t('orderStatus.states.provided')
    : t(`orderStatus.states.${status}`)
}
