import { formatPrice, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { Order } from '@/lib/shop/orders'
import { maskedCode } from '@/lib/shop/vouchers'

type Props = {
  market: Market
  order: Pick<Order, 'giftCardCode' | 'cost' | 'status'>
  /** In minor units. */
  left: number | undefined
  /** What goes back to it because of a withdrawal and is not on it yet, in minor units. */
  back?: number
}

/** What an order has to do with its gift card: while it is not paid it holds an amount, and once it is cancelled it has used none. */
function keyOf({ status }: Props['order'], left: number, back: number) {
  if (status === 'awaitingPayment') return 'cardHeld'
  if (back > 0) return 'cardBack'
  if (left > 0) return 'cardLeft'
  return status === 'cancelled' ? undefined : 'cardUsed'
}

/** What is left on the gift card that has paid for an order, or is to pay for it. */
export function GiftCardLeft({ market, order, left, back = 0 }: Props) {
  const { giftCardCode, cost } = order
  if (giftCardCode === null || left === undefined || cost.covered === 0) return null
  const key = keyOf(order, left, back)
  if (!key) return null
  const values = {
    ...{ code: maskedCode(giftCardCode), amount: formatPrice(left, market) },
    ...{ back: formatPrice(back, market), held: formatPrice(cost.covered, market) },
  }
  return (
    <p className="mt-3 border-line border-t pt-3 text-small">
      {marketText(market)(`orderStatus.${key}`, values)}
    </p>
  )
}
