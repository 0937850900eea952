import type { Layout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { OrderDownload } from '@/lib/shop/downloads'
import type { GiftCardMail } from '@/lib/shop/gift-card-mails'
import type { OrderDraft } from '@/lib/shop/order-drafts'
import { endedCardWords, withdrawnMoney } from '@/lib/shop/order-mails'
import { orderWords } from '@/lib/shop/order-papers'
import type { CardOfLine, Order, SoldGiftCard } from '@/lib/shop/orders'
import type { RefundTransfers } from '@/lib/shop/refund-transfers'
import { type OrderReturn, termsOfOrder, withdrawnShares } from '@/lib/shop/returns'
import { maskedCode } from '@/lib/shop/vouchers'
import { withoutWithdrawn } from '@/lib/shop/withdrawals'
import { softHyphens } from '@/lib/storefront/design/hyphens'
import {
  AddressBlock,
  CostList,
  DigitalDelivery,
  GiftCardLeft,
  isDigitalAwaited,
  LineList,
  OrderTimeline,
  orderLines,
  restOf,
  totalNow,
} from '@/lib/storefront/screens/order-parts'
import type { Payments as Methods, ReturnTerms, Seller } from '@/schemas/shop'
import { Actions, type OrderActions } from './actions'
import { AwaitedPayment } from './awaited-payment'
import { FollowOrder } from './islands'
import { OriginPart } from './origin-part'
import { Parcels } from './parcels'
import { Part } from './part'
import { Payments } from './payments'
import { RefundPart } from './refund-part'
import { isLabelAwaited } from './return-parts'
import { Returns } from './returns'
import { StatusHead } from './status-head'

type Props = {
  market: Market
  order: Order
  /** With the account for a prepayment. */
  seller: Seller
  /** The methods of payment of the market, by their names. */
  payments: Methods
  terms: ReturnTerms
  actions: OrderActions
  returns: readonly OrderReturn[]
  transfers: RefundTransfers
  downloads: readonly OrderDownload[]
  /** Those of which the visitor may see how they are printed. */
  giftCards: readonly SoldGiftCard[]
  /** What is on those of its lines. */
  cardsOfLines?: readonly CardOfLine[]
  /** On the gift card that has paid for it, in minor units. */
  giftCardLeft?: number | undefined
  /** Whether the visitor may take the gift cards and files, so that the screen links to them. */
  isLinked: boolean
  carriers?: Layout['shippingProviders']
  /** How gift cards were to be printed, where that was refused. */
  print?: OrderDraft | undefined
  /** The mails by which gift cards were sent, or will be. */
  giftCardMails: readonly GiftCardMail[]
  /** The fields of a gift card's mail that was refused. */
  mail?: OrderDraft | undefined
  /** The result of the visitor's request. */
  notice: string | undefined
  /** The papers of which the notice speaks. */
  links?: readonly { href: string; text: string }[] | undefined
}

/** An order as it is now: what is on its way, what was paid, and what can be done with it. */
export function StatusScreen({
  market,
  order,
  seller,
  payments,
  terms,
  actions,
  returns,
  transfers,
  carriers,
  notice,
  links,
  giftCardLeft,
  cardsOfLines = [],
  ...digital
}: Props) {
  const t = marketText(market)
  const { deliveryAddress, invoiceAddress, giftCardCode, cost, lines } = order
  const isOff = order.status === 'cancelled' || order.status === 'awaitingPayment'
  const isDelivered = !isOff && lines.some(({ isDigital }) => isDigital)
  const coming = withoutWithdrawn(order)
  const shares = withdrawnShares(order, returns)
  const { account } = transfers
  const { refundDays: days } = termsOfOrder(order, terms)
  const words = orderWords(market)
  const isSent = lines.some(({ isDigital }) => !isDigital)
  return (
    <div className="mx-auto max-w-3xl">
      <FollowOrder isAwaited={returns.some(isLabelAwaited) || isDigitalAwaited(order)} />
      <StatusHead
        {...{ market, order, notice, links }}
        money={
          order.isTest
            ? []
            : [
                ...withdrawnMoney(shares, { order, account, days }, words),
                ...endedCardWords(order, cardsOfLines, { ...words, market, days }),
              ]
        }
      />
      <AwaitedPayment market={market} order={order} pay={actions.pay} />
      <OrderTimeline market={market} order={coming} />
      <Parcels market={market} order={coming} carriers={carriers} />
      {isDelivered && (
        <Part id="order-digital" title={t('orderStatus.digital')}>
          <DigitalDelivery {...digital} market={market} order={order} />
        </Part>
      )}
      <Part id="order-goods" title={t('thankYou.goods')}>
        <LineList market={market} lines={orderLines(order)} label={t('thankYou.goods')} isFull />
        <div className="mt-4 border-line border-t pt-4 sm:ms-auto sm:max-w-sm print:mt-2 print:pt-2">
          <CostList
            market={market}
            cost={cost}
            giftCard={giftCardCode ? maskedCode(giftCardCode) : undefined}
            isSent={isSent}
            rest={restOf(order, market, payments, returns)}
            now={totalNow(order, market, returns)}
          />
          <GiftCardLeft market={market} order={order} left={giftCardLeft} back={shares.card} />
        </div>
      </Part>
      <RefundPart market={market} order={order} transfers={transfers} />
      <Payments {...{ market, order, seller, payments, transfers, returns }} />
      <Returns {...{ market, order, returns, terms, transfers, seller }} costs={actions.costs} />
      <Part id="order-addresses" title={t('orderStatus.addresses')}>
        <div className="grid gap-4 sm:grid-cols-2">
          {deliveryAddress && (
            <div className="min-w-0">
              <h3 className="font-bold">{t('checkout.review.delivery')}</h3>
              <AddressBlock address={deliveryAddress} market={market} />
            </div>
          )}
          <div className="min-w-0">
            <h3 className="font-bold">{softHyphens(t('checkout.review.invoice'), market.language)}</h3>
            <AddressBlock address={invoiceAddress} market={market} />
          </div>
        </div>
      </Part>
      <OriginPart market={market} order={order} />
      <Actions {...{ market, order, actions, terms, returns }} />
    </div>
  )
}
