import type { Layout } from '@/lib/content/pages'
import { formatMoment, formatPrice, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { type LaterSettlement, laterSettlement } from '@/lib/platform/payment-methods'
import type { Order } from '@/lib/shop/orders'
import type { OfferedMethod } from '@/lib/shop/payments'
import { maskedCode } from '@/lib/shop/vouchers'
import { Card, Icon, TextLink } from '@/lib/storefront/design/ui'
import {
  CostList,
  GiftCardLeft,
  LineList,
  lastPayment,
  orderLines,
  viewOf,
} from '@/lib/storefront/screens/order-parts'
import {
  callAddress,
  orderButton,
  orderWords,
  StepForm,
  stepWords,
} from '@/lib/storefront/screens/step-forms'
import { stepPath } from '@/lib/storefront/visitor/checkout'
import { FollowTabs } from './islands'
import { MethodList } from './method-list'

type Props = {
  market: Market
  layout: Layout
  order: Order
  /** The means of payment of this order. */
  methods: readonly OfferedMethod[]
  /** The visitor has filled another basket since. */
  hasBasket: boolean
  /** The means of payment that was chosen on the way here, after the order was placed with another. */
  chosen?: string | undefined
}

/** The visitor's order that waits for its payment: to be paid, to be paid otherwise, or to be ended. */
export function PendingOrder({ market, layout, order, methods, hasBasket, chosen }: Props) {
  const t = marketText(market)
  const last = lastPayment(order)
  const offered = methods.filter(({ isOffered }) => isOffered)
  const other = offered.some(({ code }) => code === chosen && code !== last?.method) ? chosen : undefined
  const until = order.heldUntil && formatMoment(order.heldUntil, market)
  const form = { action: callAddress(market, 'checkout/pending') }
  const paying = { ...form, words: { ...orderWords(market), sending: t('checkout.sending') } }
  const hidden = (action: 'retry' | 'cancel') => (
    <>
      <input type="hidden" name="order" value={order.number} />
      <input type="hidden" name="action" value={action} />
    </>
  )
  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <FollowTabs screen="pending" />
      <div>
        <h1 className="font-display text-h1">{t('checkout.pending.title', { number: order.number })}</h1>
        <p className="mt-2 max-w-prose">{t('checkout.pending.text')}</p>
        {other !== undefined && (
          <p role="status" className="mt-4 flex items-start gap-3 rounded-card bg-companion-1 p-4">
            <Icon name="info" className="mt-0.5 size-5" />
            <span className="min-w-0">{t('checkout.pending.otherMethod')}</span>
          </p>
        )}
        {viewOf(order) === 'failed' && (
          <p className="mt-4 flex items-start gap-3 rounded-card bg-warning-ground p-4">
            <Icon name="warning" className="mt-0.5 size-5 text-warning" />
            <span className="min-w-0">{t('checkout.pending.failed')}</span>
          </p>
        )}
      </div>
      <Card as="section">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-bold">{t('checkout.pending.amount')}</span>
          <span className="font-bold text-h3 tabular-nums leading-tight">
            {formatPrice(order.toPay, market)}
          </span>
        </p>
        {until && (
          <p className="mt-1 text-quiet text-small">{t('checkout.pending.until', { time: until })}</p>
        )}
        <div className="mt-4 border-line border-t pt-4">
          <LineList market={market} lines={orderLines(order)} label={t('thankYou.goods')} />
        </div>
        {/* How the amount above comes about. */}
        <div className="mt-4 border-line border-t pt-4 sm:ms-auto sm:max-w-sm">
          <CostList
            market={market}
            cost={order.cost}
            giftCard={order.giftCardCode ? maskedCode(order.giftCardCode) : undefined}
            isSent={order.lines.some(({ isDigital }) => !isDigital)}
          />
          <GiftCardLeft market={market} order={order} left={0} />
        </div>
      </Card>
      {offered.length > 0 && (
        <section aria-labelledby="pending-methods">
          <h2 id="pending-methods" className="mb-4 font-display text-h3">
            {t('checkout.pending.how')}
          </h2>
          <div className="group/paying">
            <StepForm {...paying} submit={<PayWords market={market} />}>
              {hidden('retry')}
              <MethodList
                market={market}
                marks={layout.paymentProviders}
                methods={methods}
                chosen={other ?? last?.method}
              />
              <Contract market={market} methods={offered} />
            </StepForm>
          </div>
        </section>
      )}
      <section aria-labelledby="pending-cancel" className="border-line border-t pt-6">
        <h2 id="pending-cancel" className="font-display text-h3">
          {t('checkout.pending.cancel')}
        </h2>
        <p className="mt-2 max-w-prose">{t('checkout.pending.cancelText')}</p>
        <StepForm
          {...form}
          words={stepWords(market)}
          submit={t('checkout.pending.cancelAction')}
          variant="secondary"
        >
          {hidden('cancel')}
        </StepForm>
      </section>
      {hasBasket && (
        <p>
          <TextLink look="onward" href={stepPath(market, 'address')}>
            {t('checkout.pending.next')}
          </TextLink>
        </p>
      )}
    </div>
  )
}

/** Shown while a method of their kind is chosen, without any script. */
const shownFor: Record<LaterSettlement, string> = {
  invoice: 'hidden group-has-[input[data-settled=invoice]:checked]/paying:block',
  transferFirst: 'hidden group-has-[input[data-settled=transferFirst]:checked]/paying:block',
  cash: 'hidden group-has-[input[data-settled=cash]:checked]/paying:block',
}

/** What the button does: it pays at once, or it orders what is paid for later. */
function PayWords({ market }: { market: Market }) {
  return (
    <>
      <span className="group-has-[input[data-settled]:checked]/paying:hidden">
        {marketText(market)('checkout.pending.pay')}
      </span>
      <span className="hidden group-has-[input[data-settled]:checked]/paying:inline">
        {orderButton(market)}
      </span>
    </>
  )
}

/** When the contract is concluded, which differs by the chosen method. */
function Contract({ market, methods }: { market: Market; methods: readonly OfferedMethod[] }) {
  const t = marketText(market)
  const later = new Set(methods.flatMap(({ code }) => laterSettlement(code) ?? []))
  return (
    <div className="mt-4 max-w-prose text-small">
      <p className="group-has-[input[data-settled]:checked]/paying:hidden">
        {t('checkout.pending.contract.atOnce')}
      </p>
      {[...later].map((settlement) => (
        <p key={settlement} className={shownFor[settlement]}>
          {t(`checkout.pending.contract.${settlement}`)}
        </p>
      ))}
    </div>
  )
}
