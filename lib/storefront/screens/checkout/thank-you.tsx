import type { ReactNode } from 'react'
import { formatDay, formatPrice, marketText } from '@/lib/platform/i18n'
import {
  loginPath,
  type Market,
  orderPath,
  orderStatusPath,
  pendingPath,
  screenPath,
} from '@/lib/platform/markets'
import { giftCardPrintHash, isInvoiceDue } from '@/lib/shop/order-papers'
import type { Order } from '@/lib/shop/orders'
import { paymentName, settlementOf } from '@/lib/shop/payments'
import { maskedCode } from '@/lib/shop/vouchers'
import { Icon, LinkButton } from '@/lib/storefront/design/ui'
import { purchaseEvent, TrackingData } from '@/lib/storefront/runtime/tracking'
import {
  AddressBlock,
  CostList,
  LineList,
  lastPayment,
  NextDigital,
  OrderTimeline,
  type OrderView,
  orderLines,
  restOf,
  TestNotice,
  Transfer,
  viewOf,
} from '@/lib/storefront/screens/order-parts'
import { invoiceAddress } from '@/lib/storefront/screens/step-forms'
import { giftCard, type Payments, type Seller } from '@/schemas/shop'
import { OrderState, PrintButton } from './islands'
import { OfferPanel } from './offer-panel'
import { PartnerOffer } from './partner-offer'

type Props = { market: Market; order: Order }
/** With the account for a prepayment, and the names of the methods. */
type Selling = { seller: Seller; payments: Payments }

/** The tag manager's container runs on this screen, so the links, which are worth money, are on that of the status. */
const hasLinks = ({ events }: Order) =>
  events.some(({ type, details }) => type === 'delivered' && details.until !== undefined)
const hasCards = ({ events }: Order) =>
  events.some(
    ({ type, details }) =>
      type === 'delivered' && details.until !== undefined && details.downloads === undefined,
  )
const isParcel = ({ lines }: Order) => lines.some(({ isDigital }) => !isDigital)

/** The customer who is logged in. */
type Buyer = {
  customer?: { id: number; userId: string } | undefined
  /** Whether the shop offers accounts. */
  hasAccounts?: boolean
  /** Where the voucher partner has offers, if the visitor allows them. */
  partnerOffer?: string | undefined
}

/** The confirmation of an order: what was ordered, what it costs, and what happens next. */
export function ThankYou({
  market,
  order,
  customer,
  seller,
  payments,
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
      {view === 'placed' && (
        <p className="mt-3 max-w-prose wrap-anywhere">
          {t('thankYou.mail', { email: order.customer.email })}
        </p>
      )}
      <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-3">
        <div>
          <dt className="text-quiet text-small">{t('thankYou.number')}</dt>
          <dd className="font-bold text-h3 tabular-nums">{order.number}</dd>
        </div>
      </dl>
      {view === 'placed' && !order.isTest && <Next market={market} order={order} />}
      {view === 'placed' && <OrderTimeline market={market} order={order} />}
      {view === 'placed' && (
        <Transfer
          market={market}
          order={order}
          seller={seller}
          payments={payments}
          title={t('thankYou.bank')}
        />
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
      {view === 'placed' && hasAccounts && !customer && order.customer.isGuestCustomer && (
        <AccountOffer market={market} order={order} />
      )}
      {view === 'placed' && partnerOffer && <PartnerOffer market={market} href={partnerOffer} />}
      <Details market={market} order={order} payments={payments} />
      {(view === 'placed' || view === 'waiting') && (
        <div className="mt-8 flex flex-wrap gap-3 print:hidden">
          <LinkButton href={`/${market.code}/`}>{t('thankYou.home')}</LinkButton>
          <LinkButton href={orderStatusPath(market, { order: order.number })} variant="secondary">
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
      <LinkButton
        href={link.href}
        variant={view === 'failed' ? 'primary' : 'secondary'}
        className="mt-4 print:hidden"
      >
        {link.words}
      </LinkButton>
    </>
  )
}

/** What happens next depends on how the order is paid. */
function nextWords({ market, order }: Props): string {
  const t = marketText(market)
  const values = { amount: formatPrice(order.toPay, market), number: order.number }
  const payment = lastPayment(order)
  const settlement = settlementOf(payment?.method)
  if (!isParcel(order))
    return settlement === 'transferFirst' && payment?.status === 'open'
      ? t('thankYou.next.transfer', values)
      : ''
  if (order.toPay === 0) return t('thankYou.next.accepted')
  if (settlement === 'partner') return t('thankYou.next.later')
  if (payment?.status === 'paid') return t('thankYou.next.paid')
  switch (settlement) {
    case 'invoice':
      return t('thankYou.next.RE', values)
    case 'transferFirst':
      return t('thankYou.next.V', values)
    case 'cash':
      return t('thankYou.next.NN', values)
    default:
      return t('thankYou.next.accepted')
  }
}

function Next({ market, order }: Props) {
  const t = marketText(market)
  const words = nextWords({ market, order })
  return (
    <section aria-labelledby="thank-you-next" className="mt-6 rounded-card bg-companion-1 p-4 sm:p-5">
      <h2 id="thank-you-next" className="font-display text-h3">
        {t('thankYou.nextTitle')}
      </h2>
      {words !== '' && <p className="mt-2 max-w-prose">{words}</p>}
      {isParcel(order) && (
        <p className="mt-1 max-w-prose">
          {t(order.cost.isFreight ? 'thankYou.nextFreight' : 'thankYou.nextSent')}
        </p>
      )}
      {hasLinks(order) && <p className="mt-1 max-w-prose">{t('thankYou.ready')}</p>}
      {hasCards(order) && (
        <LinkButton
          href={orderStatusPath(market, { order: order.number }) + giftCardPrintHash}
          variant="secondary"
          className="mt-3 print:hidden"
        >
          {t('giftCardPaper.form.title')}
        </LinkButton>
      )}
      <NextDigital market={market} order={order} />
    </section>
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

function Details({ market, order, payments }: Props & Pick<Selling, 'payments'>) {
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
      className="mt-8 rounded-card border border-line bg-card p-4 sm:p-6"
    >
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="thank-you-goods" className="font-display text-h3">
          {t('thankYou.goods')}
        </h2>
        <p className="text-quiet text-small">
          {t('thankYou.date', { date: formatDay(order.placedAt, market) })}
        </p>
      </div>
      <LineList market={market} lines={orderLines(order)} label={t('thankYou.goods')} isFull />
      <div className="mt-4 border-line border-t pt-4 sm:ms-auto sm:max-w-sm">
        <CostList
          market={market}
          cost={cost}
          giftCard={giftCardCode ? maskedCode(giftCardCode) : undefined}
          isSent={isParcel(order)}
          rest={restOf(order, market, payments)}
        />
      </div>
      <div className="mt-4 grid gap-4 border-line border-t pt-4 sm:grid-cols-2">
        {deliveryAddress && (
          <Part title={t('checkout.review.delivery')}>
            <AddressBlock address={deliveryAddress} market={market} />
          </Part>
        )}
        <Part title={t('checkout.review.invoice')}>
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
