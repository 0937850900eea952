import type { Layout } from '@/lib/content/pages'
import { formatPrice, marketText } from '@/lib/platform/i18n'
import { loginPath, type Market } from '@/lib/platform/markets'
import type { Checkout } from '@/lib/shop/checkout'
import { paymentWords } from '@/lib/shop/payments'
import { Icon, TextLink } from '@/lib/storefront/design/ui'
import {
  callAddress,
  ErrorSummary,
  errorInWords,
  errorsOf,
  StepForm,
  stepWords,
  valuesOf,
} from '@/lib/storefront/screens/step-forms'
import { stepPath } from '@/lib/storefront/visitor/checkout'
import { MethodList } from './method-list'

type Props = { market: Market; checkout: Checkout; layout: Layout }

/** How the order is paid. Where a gift card pays everything, nothing is to be chosen, and the step is left out. */
export function PaymentStep({ market, checkout, layout }: Props) {
  const t = marketText(market)
  const { cost } = checkout.basket
  const errors = errorsOf(checkout, 'payment')
  const back = <TextLink href={stepPath(market, 'address')}>{t('checkout.back')}</TextLink>
  const error = errors.method === undefined ? undefined : errorInWords(market, 'method', errors.method)
  return (
    <>
      <ErrorSummary market={market} errors={errors} />
      {error === undefined && <GoneNotice market={market} checkout={checkout} />}
      <h1 className="font-display text-h1">{t('checkout.payment.title')}</h1>
      {cost.covered > 0 && (
        <p className="mt-3 rounded-card bg-companion-1 p-4">
          {t('checkout.payment.partly', {
            amount: formatPrice(cost.covered, market),
            rest: formatPrice(cost.toPay, market),
          })}
        </p>
      )}
      <StepForm
        action={callAddress(market, 'checkout/payment')}
        step="payment"
        submit={t('checkout.next.review')}
        words={stepWords(market)}
        beside={back}
      >
        <input type="hidden" name="checkout" value={checkout.id} />
        <div className="mt-6">
          <MethodList
            market={market}
            marks={layout.paymentProviders}
            methods={checkout.methods}
            chosen={valuesOf(checkout, 'payment').method}
            loginPath={loginPath(market, { target: stepPath(market, 'payment') })}
            error={error}
          />
        </div>
        <p className="mt-4 flex items-start gap-2 text-quiet text-small">
          <Icon name="lock" className="mt-0.5 size-4.5" />
          <span className="min-w-0">{t('checkout.payment.safe')}</span>
        </p>
      </StepForm>
    </>
  )
}

/** Says why the method chosen before is no longer offered: the basket or its address has changed since. */
function GoneNotice({ market, checkout: { methods, paymentMethod } }: Omit<Props, 'layout'>) {
  const gone = methods.find(({ code, isOffered }) => code === paymentMethod && !isOffered)
  if (!gone) return null
  const t = marketText(market)
  const { name, refusal } = paymentWords(gone, market)
  return (
    <div
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page answers a form, and this is the answer
      autoFocus
      className="mb-6 flex items-start gap-3 rounded-card bg-warning-ground p-4"
    >
      <Icon name="warning" className="mt-0.5 size-6 text-warning" />
      <div className="min-w-0">
        <h2 className="font-bold text-warning">{t('checkout.payment.gone', { method: name })}</h2>
        <p className="mt-1">
          {refusal} {t('checkout.payment.goneText')}
        </p>
      </div>
    </div>
  )
}
