import { formatDay, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { OrderDownload } from '@/lib/shop/downloads'
import type { Order, SoldGiftCard } from '@/lib/shop/orders'
import type { OrderReturn } from '@/lib/shop/returns'
import {
  AddressBlock,
  CostList,
  DigitalDelivery,
  LineList,
  orderLines,
  TestNotice,
} from '@/lib/storefront/checkout'
import { Badge } from '@/lib/storefront/ui'
import type { Seller } from '@/schemas/shop'
import { Actions, type OrderActions } from './actions'
import { statusWords } from './order-words'
import { Parcels } from './parcels'
import { Part } from './part'
import { Payments } from './payments'
import { Returns } from './returns'

type Props = {
  market: Market
  order: Order
  /** With the account for a prepayment. */
  seller: Seller
  actions: OrderActions
  returns: readonly OrderReturn[]
  downloads: readonly OrderDownload[]
  /** Those of which the visitor may see how they are printed. */
  giftCards: readonly SoldGiftCard[]
  /** Whether the visitor may take the gift cards and files, so that the screen links to them. */
  isLinked: boolean
  /** What has become of what the visitor asked for. */
  notice: string | undefined
}

/** An order as it is now: what is on its way, what was paid, and what can be done with it. */
export function StatusScreen({ market, order, seller, actions, returns, notice, ...digital }: Props) {
  const t = marketText(market)
  const { deliveryAddress, invoiceAddress, giftCardCode, cost, lines } = order
  const withdrawn = order.events.findLast(({ type }) => type === 'withdrawn')
  const isOff = order.status === 'cancelled' || order.status === 'awaitingPayment'
  const isDelivered = !isOff && lines.some(({ isDigital }) => isDigital)
  const isSent = lines.some(({ isDigital }) => !isDigital)
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="font-display text-h1">{t('orderStatus.of', { number: order.number })}</h1>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge>{statusWords(market, order)}</Badge>
        <p className="text-quiet text-small">
          {t('thankYou.date', { date: formatDay(order.placedAt, market) })}
        </p>
      </div>
      {order.isTest && <TestNotice text={t('testShop.order')} />}
      {withdrawn && (
        <p className="mt-3">{t('orderStatus.withdrawn', { date: formatDay(withdrawn.at, market) })}</p>
      )}
      {notice && (
        <p
          role="status"
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: the page answers a form, and this is the answer
          autoFocus
          className="mt-6 rounded-card bg-companion-1 p-4 font-medium"
        >
          {notice}
        </p>
      )}
      <Parcels market={market} order={order} />
      {isDelivered && (
        <Part id="order-digital" title={t('orderStatus.digital')}>
          <DigitalDelivery {...digital} market={market} order={order} />
        </Part>
      )}
      <Part id="order-goods" title={t('thankYou.goods')}>
        <LineList market={market} lines={orderLines(order)} label={t('thankYou.goods')} isFull />
        <div className="mt-4 border-line border-t pt-4 sm:ms-auto sm:max-w-sm">
          <CostList
            market={market}
            cost={cost}
            giftCard={giftCardCode ? `…${giftCardCode.slice(-4)}` : undefined}
            isSent={isSent}
          />
        </div>
      </Part>
      <Payments market={market} order={order} seller={seller} />
      <Returns market={market} order={order} returns={returns} />
      <Part id="order-addresses" title={t('orderStatus.addresses')}>
        <div className="grid gap-4 sm:grid-cols-2">
          {deliveryAddress && (
            <div className="min-w-0">
              <h3 className="font-bold">{t('checkout.review.delivery')}</h3>
              <AddressBlock address={deliveryAddress} market={market} />
            </div>
          )}
          <div className="min-w-0">
            <h3 className="font-bold">{t('checkout.review.invoice')}</h3>
            <AddressBlock address={invoiceAddress} market={market} />
          </div>
        </div>
      </Part>
      <Actions market={market} order={order} actions={actions} />
    </div>
  )
}
