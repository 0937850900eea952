import { formatPrice, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { Order } from '@/lib/shop/orders'
import { maskedCode } from '@/lib/shop/vouchers'

type Props = {
  market: Market
  order: Pick<Order, 'giftCardCode' | 'cost'>
  /** In minor units. */
  left: number | undefined
}

/** What is left on the gift card that has paid for an order. */
export function GiftCardLeft({ market, order: { giftCardCode, cost }, left }: Props) {
  if (giftCardCode === null || left === undefined || cost.covered === 0) return null
  const values = { code: maskedCode(giftCardCode), amount: formatPrice(left, market) }
  return (
    <p className="mt-3 border-line border-t pt-3 text-small">
      {marketText(market)(left > 0 ? 'orderStatus.cardLeft' : 'orderStatus.cardUsed', values)}
    </p>
  )
}
