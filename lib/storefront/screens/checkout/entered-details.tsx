import type { ReactNode } from 'react'
import type { Layout } from '@/lib/content/pages'
import { colonOf, marketText } from '@/lib/platform/i18n'
import { type Market, screenPath } from '@/lib/platform/markets'
import { shownPhone } from '@/lib/shop/addresses'
import type { Checkout, CheckoutStep } from '@/lib/shop/checkout'
import { paymentWords } from '@/lib/shop/payments'
import { softHyphens } from '@/lib/storefront/design/hyphens'
import { MethodMark } from '@/lib/storefront/design/logos'
import { AddressBlock } from '@/lib/storefront/screens/order-parts'
import { stepPath } from '@/lib/storefront/visitor/checkout'

type Props = {
  market: Market
  checkout: Checkout
  /** The payment marks of the market's layout. */
  marks: Layout['paymentProviders']
}

/** Who orders, where it goes, and how it is paid, each with the way to change it. */
export function EnteredDetails({ market, checkout, marks }: Props) {
  const t = marketText(market)
  const { guest, deliveryAddress, invoiceAddress, paymentMethod, isSent, basket } = checkout
  const method = checkout.methods.find(({ code }) => code === paymentMethod)
  const paid = method && paymentWords(method, market)
  const invoice = invoiceAddress ?? (isSent ? undefined : deliveryAddress)
  const part = (
    step: CheckoutStep,
    title: string,
    content: ReactNode,
    changeHref = stepPath(market, step),
  ) => (
    <Part title={title} changeHref={changeHref} change={t('checkout.review.change')}>
      {content}
    </Part>
  )
  return (
    <div className="mt-6 grid gap-4 sm:grid-cols-2">
      {guest &&
        part(
          'login',
          t('checkout.review.contact'),
          <p className="wrap-anywhere">
            {guest.first_name} {guest.last_name}
            <br />
            {guest.email}
          </p>,
        )}
      {isSent &&
        deliveryAddress &&
        part(
          'address',
          t('checkout.review.delivery'),
          <>
            <AddressBlock address={deliveryAddress} market={market} />
            {basket.cost.isFreight && deliveryAddress.phone && (
              <p className="mt-1">
                {t('address.phone')}
                {colonOf(market.language)} {shownPhone(deliveryAddress.phone)}
              </p>
            )}
          </>,
        )}
      {part(
        'address',
        softHyphens(t('checkout.review.invoice'), market.language),
        invoice ? (
          <AddressBlock address={invoice} market={market} />
        ) : (
          <p>{t('checkout.review.sameAddress')}</p>
        ),
      )}
      {part(
        'payment',
        t('checkout.review.payment'),
        basket.cost.toPay === 0 ? (
          <p>
            {`${t(basket.cost.covered > 0 ? 'checkout.payment.covered' : 'checkout.payment.free')}. ${t('checkout.payment.coveredText')}`}
          </p>
        ) : (
          method && paid && (
            <>
              <p className="flex items-center gap-3">
                <MethodMark code={method.code} marks={marks} />
                <span className="min-w-0">{paid.name}</span>
              </p>
              {paid.due && <p className="mt-1">{paid.due}</p>}
              {paid.warning && <p className="font-bold">{paid.warning}</p>}
            </>
          )
        ),
        // Of what a gift card pays as a whole, the code in the basket is all that can be changed.
        basket.cost.toPay === 0 ? screenPath(market, 'basket') : undefined,
      )}
    </div>
  )
}

type PartProps = { title: string; changeHref: string; change: string; children: ReactNode }

const Part = ({ title, changeHref, change, children }: PartProps) => (
  <section className="min-w-0 rounded-card border border-line bg-card p-4 sm:p-5">
    <div className="flex flex-wrap items-start justify-between gap-x-3">
      <h2 className="font-bold">{title}</h2>
      <a
        href={changeHref}
        className="-my-1 inline-flex min-h-9 shrink-0 items-center text-small underline underline-offset-4 hover:text-accent print:hidden"
      >
        {change}
        <span className="sr-only">: {title}</span>
      </a>
    </div>
    <div className="mt-1 text-small">{children}</div>
  </section>
)
