import type { ReactNode } from 'react'
import { formatDay, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { isLive, type Order } from '@/lib/shop/orders'
import { paymentName } from '@/lib/shop/payments'
import { type OrderReturn, withdrawnShares } from '@/lib/shop/returns'
import { maskedCode } from '@/lib/shop/vouchers'
import { softHyphens } from '@/lib/storefront/design/hyphens'
import {
  AddressBlock,
  CostList,
  DeliveryWays,
  GiftCardLeft,
  LineList,
  lastPayment,
  orderLines,
  restOf,
  totalNow,
} from '@/lib/storefront/screens/order-parts'
import { giftCard, type Payments } from '@/schemas/shop'

type Props = {
  market: Market
  order: Order
  payments: Payments
  returns: readonly OrderReturn[]
  /** On the gift card that has paid for it, in minor units. */
  giftCardLeft?: number | undefined
}

/** What of an order is sent, and how; an older order does not know what of it came by freight. */
const sentGoods = ({ lines }: Order) =>
  lines
    .filter((line) => isLive(line) && !line.isDigital)
    .map(({ product: { name, isBulky = false } }) => ({ name, isBulky }))

/** The goods of an order with its costs, addresses and methods of payment. */
export function OrderedGoods({ market, order, payments, returns, giftCardLeft }: Props) {
  const t = marketText(market)
  const { deliveryAddress, invoiceAddress, giftCardCode, cost } = order
  const payment = lastPayment(order)
  const methods = [
    ...(cost.covered > 0 ? [paymentName(giftCard, market, payments)] : []),
    ...(payment ? [paymentName(payment.method, market, payments)] : []),
  ]
  return (
    <section
      aria-labelledby="thank-you-goods"
      className="mt-8 rounded-card border border-line bg-card p-4 sm:p-6 print:mt-2 print:py-2"
    >
      <div className="mb-4 flex flex-wrap items-baseline print:mb-2 justify-between gap-x-4">
        <h2 id="thank-you-goods" className="font-display text-h3">
          {t('thankYou.goods')}
        </h2>
        <p className="text-quiet text-small">
          {t('thankYou.date', { date: formatDay(order.placedAt, market) })}
        </p>
      </div>
      <DeliveryWays market={market} goods={sentGoods(order)} className="mb-4" />
      <LineList market={market} lines={orderLines(order)} label={t('thankYou.goods')} isFull />
      <div className="mt-4 border-line border-t pt-4 sm:ms-auto sm:max-w-sm print:mt-2 print:pt-2">
        <CostList
          market={market}
          cost={cost}
          giftCard={giftCardCode ? maskedCode(giftCardCode) : undefined}
          isSent={order.lines.some(({ isDigital }) => !isDigital)}
          rest={restOf(order, market, payments, returns)}
          now={totalNow(order, market, returns)}
        />
        <GiftCardLeft
          {...{ market, order, left: giftCardLeft }}
          back={withdrawnShares(order, returns).card}
        />
      </div>
      <div className="mt-4 grid gap-4 border-line border-t pt-4 sm:grid-cols-2 print:mt-2 print:grid-cols-3 print:pt-2">
        {deliveryAddress && (
          <Part title={t('checkout.review.delivery')}>
            <AddressBlock address={deliveryAddress} market={market} />
          </Part>
        )}
        <Part title={softHyphens(t('checkout.review.invoice'), market.language)}>
          <AddressBlock address={invoiceAddress} market={market} />
        </Part>
        {methods.length > 0 && (
          <Part title={t('checkout.review.payment')}>
            <p>{methods.join(', ')}</p>
          </Part>
        )}
      </div>
    </section>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="min-w-0 text-small">
    <h3 className="font-bold text-body">{title}</h3>
    {children}
  </div>
)
