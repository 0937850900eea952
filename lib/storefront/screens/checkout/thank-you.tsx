import { formatMoment, marketText } from '@/lib/platform/i18n'
import {
  loginPath,
  type Market,
  orderPath,
  orderStatusPath,
  pendingPath,
  screenPath,
} from '@/lib/platform/markets'
import { isInvoiceDue } from '@/lib/shop/order-papers'
import type { Order } from '@/lib/shop/orders'
import type { OrderReturn } from '@/lib/shop/returns'
import { withoutWithdrawn } from '@/lib/shop/withdrawals'
import { Icon, LinkButton } from '@/lib/storefront/design/ui'
import { purchaseEvent, TrackingData } from '@/lib/storefront/runtime/tracking'
import {
  OrderTimeline,
  type OrderView,
  PrintButton,
  TestNotice,
  Transfer,
  viewOf,
} from '@/lib/storefront/screens/order-parts'
import { invoiceAddress } from '@/lib/storefront/screens/step-forms'
import type { Payments, Seller } from '@/schemas/shop'
import { OrderState } from './islands'
import { OfferPanel } from './offer-panel'
import { OrderedGoods } from './ordered-goods'
import { PartnerOffer } from './partner-offer'
import { ThankYouNext } from './thank-you-next'

type Props = { market: Market; order: Order }
/** With the account for a prepayment, the names of the methods, and what is announced to come back. */
type Selling = {
  seller: Seller
  payments: Payments
  returns?: readonly OrderReturn[]
  giftCardLeft?: number | undefined
}

/** The customer who is logged in. */
type Buyer = {
  customer?: { id: number; userId: string } | undefined
  /** Whether the shop offers accounts. */
  hasAccounts?: boolean
  /** Where the voucher partner has offers, if the visitor allows them. */
  partnerOffer?: string | undefined
}

/** The confirmation of an order, in the order of what its shopper needs: what is to be done, what happens next, what was ordered, and what is offered besides. */
export function ThankYou({
  market,
  order,
  customer,
  seller,
  payments,
  returns = [],
  giftCardLeft,
  hasAccounts = true,
  partnerOffer,
}: Props & Buyer & Selling) {
  const t = marketText(market)
  const view = viewOf(order)
  return (
    <div className="mx-auto max-w-3xl">
      <OrderState isWaiting={view === 'waiting'} />
      {view === 'waiting' && (
        <noscript>
          <meta httpEquiv="refresh" content="6" />
        </noscript>
      )}
      <div role="status">
        <Opening market={market} order={order} view={view} />
      </div>
      {order.isTest && <TestNotice text={t('testShop.order')} />}
      {/* Nothing is sent before this money has come. */}
      {view === 'placed' && (
        <Transfer {...{ market, order, seller, payments, returns }} title={t('thankYou.bank')} />
      )}
      {view === 'placed' && (
        <p className="mt-3 max-w-prose wrap-anywhere print:hidden">
          {t('thankYou.mail', { email: order.customer.email })}
        </p>
      )}
      <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-3 print:mt-3">
        <div className="print:flex print:items-baseline print:gap-4">
          <dt className="text-quiet text-small">{t('thankYou.number')}</dt>
          <dd className="font-bold text-h3 tabular-nums print:text-body">{order.number}</dd>
        </div>
      </dl>
      {view === 'placed' && !order.isTest && <ThankYouNext market={market} order={order} />}
      {view === 'placed' && <OrderTimeline market={market} order={withoutWithdrawn(order)} />}
      {(view === 'placed' || view === 'waiting') && (
        <div className="mt-6 flex flex-wrap gap-3 print:hidden">
          <LinkButton href={orderStatusPath(market, { order: order.number })}>
            {t('orderStatus.title')}
          </LinkButton>
          {isInvoiceDue(order) && (
            <LinkButton href={invoiceAddress(market, order.number)} variant="secondary">
              {t('orderStatus.invoice')}
            </LinkButton>
          )}
          <PrintButton label={t('thankYou.print')} />
        </div>
      )}
      {/* To whoever counts sales, a test would be one. */}
      {view === 'placed' && !order.isTest && (
        <TrackingData
          events={[
            {
              event: purchaseEvent(order, customer?.id === order.customerId ? customer?.userId : undefined),
              once: { key: `order:${order.number}`, lasting: 'browser' },
            },
          ]}
        />
      )}
      <OrderedGoods {...{ market, order, payments, returns, giftCardLeft }} />
      {view === 'placed' && hasAccounts && !customer && order.customer.isGuestCustomer && (
        <AccountOffer market={market} order={order} />
      )}
      {view === 'placed' && partnerOffer && <PartnerOffer market={market} href={partnerOffer} />}
      {(view === 'placed' || view === 'waiting') && (
        <div className="mt-8 print:hidden">
          <LinkButton href={`/${market.code}/`} variant="secondary">
            {t('thankYou.home')}
          </LinkButton>
        </div>
      )}
    </div>
  )
}

function Opening({ market, order, view }: Props & { view: OrderView }) {
  const t = marketText(market)
  if (view === 'placed')
    return (
      <div className="flex items-start gap-3">
        <Icon name="success" className="mt-1 size-8 text-success" />
        <h1 className="min-w-0 font-display text-h1">{t('thankYou.title')}</h1>
      </div>
    )
  const link = {
    waiting: { href: orderPath(market, order.number), words: t('thankYou.waiting.again') },
    failed: { href: pendingPath(market, order.number), words: t('thankYou.failed.action') },
    cancelled: { href: screenPath(market, 'basket'), words: t('thankYou.cancelled.action') },
  }[view]
  return (
    <>
      <h1 className="font-display text-h1">{t(`thankYou.${view}.title`)}</h1>
      <p className="mt-2 max-w-prose">{t(`thankYou.${view}.text`)}</p>
      {view !== 'cancelled' && order.heldUntil && (
        <p className="mt-2 font-bold">
          {t('checkout.pending.until', { time: formatMoment(order.heldUntil, market) })}
        </p>
      )}
      <LinkButton
        href={link.href}
        variant={view === 'waiting' ? 'secondary' : 'primary'}
        className="mt-4 print:hidden"
      >
        {link.words}
      </LinkButton>
    </>
  )
}

/** The tag manager's container runs on this screen: the password is asked for on that of the login, without it. */
function AccountOffer({ market, order }: Props) {
  const t = marketText(market)
  return (
    <OfferPanel id="thank-you-account" title={t('thankYou.account.title')} text={t('thankYou.account.text')}>
      <LinkButton
        href={loginPath(market, { view: 'register', order: order.number })}
        data-document=""
        variant="secondary"
        className="mt-4"
      >
        {t('login.create')}
      </LinkButton>
    </OfferPanel>
  )
}
