import { formatPrice, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { Order } from '@/lib/shop/orders'
import { maskedCode } from '@/lib/shop/vouchers'

type Props = {
  market: Market
  order: Pick<Order, 'giftCardCode' | 'cost'>
  /** In minor units. */
  left: number | undefined
  /** What goes back to it because of a withdrawal and is not on it yet, in minor units. */
  back?: number
}

/** What is left on the gift card that has paid for an order. */
export function GiftCardLeft({ market, order: { giftCardCode, cost }, left, back = 0 }: Props) {
  if (giftCardCode === null || left === undefined || cost.covered === 0) return null
  const values = {
    ...{ code: maskedCode(giftCardCode), amount: formatPrice(left, market) },
    back: formatPrice(back, market),
  }
  const key = back > 0 ? 'cardBack' : left > 0 ? 'cardLeft' : 'cardUsed'
  return (
    <p className="mt-3 border-line border-t pt-3 text-small">
      {marketText(market)(`orderStatus.${key}`, values)}
    </p>
  )
}
