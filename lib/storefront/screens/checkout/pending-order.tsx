import type { Layout } from '@/lib/content/pages'
import { formatMoment, formatPrice, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { Order } from '@/lib/shop/orders'
import type { OfferedMethod } from '@/lib/shop/payments'
import { Card, Icon, TextLink } from '@/lib/storefront/design/ui'
import { LineList, lastPayment, orderLines, viewOf } from '@/lib/storefront/screens/order-parts'
import { callAddress, orderWords, StepForm, stepWords } from '@/lib/storefront/screens/step-forms'
import { stepPath } from '@/lib/storefront/visitor/checkout'
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
      </Card>
      {offered.length > 0 && (
        <section aria-labelledby="pending-methods">
          <h2 id="pending-methods" className="mb-4 font-display text-h3">
            {t('checkout.pending.how')}
          </h2>
          <StepForm {...paying} submit={t('checkout.pending.pay')}>
            {hidden('retry')}
            <MethodList
              market={market}
              marks={layout.paymentProviders}
              methods={methods}
              chosen={other ?? last?.method}
            />
          </StepForm>
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
