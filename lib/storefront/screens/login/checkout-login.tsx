import { marketText } from '@/lib/platform/i18n'
import { loginPath, type Market } from '@/lib/platform/markets'
import type { Customer } from '@/lib/shop/customers'
import { Button, Disclosure, LinkButton, TextLink } from '@/lib/storefront/design/ui'
import { LoadUser, LogOutForm } from '@/lib/storefront/screens/account-forms'
import { callAddress } from '@/lib/storefront/screens/step-forms'
import { stepPath } from '@/lib/storefront/visitor/checkout'
import { LoginForm } from './login-screen'

type LoginProps = { market: Market; isOpen?: boolean; checkout?: string | undefined }

/** The way to an account on the first step of the checkout: one closed line, because most order as guests. */
export function CheckoutLogin({ market, isOpen = false, checkout }: LoginProps) {
  const t = marketText(market)
  const target = stepPath(market)
  return (
    <section className="mt-5 rounded-card bg-companion-1 px-5 [&>details]:border-b-0">
      <Disclosure title={t('login.checkoutTitle')} level="h2" open={isOpen}>
        <p className="mt-2 mb-4">{t('login.checkoutText')}</p>
        <LoadUser locale={market.shopLocale} />
        <LoginForm market={market} target={target} draft={undefined} prefix="login-" checkout={checkout} />
        <p className="mt-4">
          <TextLink href={loginPath(market, { view: 'register', target })}>{t('login.create')}</TextLink>
        </p>
      </Disclosure>
    </section>
  )
}

type StepProps = { market: Market; customer: Customer; isReady: boolean }

/** The first step of who is logged in: nothing is left to enter. */
export function CustomerStep({ market, customer, isReady }: StepProps) {
  const t = marketText(market)
  const { firstName, lastName, email } = customer
  return (
    <>
      <h1 className="font-display text-h1">{t('login.title')}</h1>
      <p className="mt-4 wrap-anywhere">
        {t('login.checkoutAs', { name: `${firstName} ${lastName}`, email })}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <LinkButton href={stepPath(market, isReady ? 'review' : 'address')} size="large" data-document="">
          {t('login.checkoutOn')}
        </LinkButton>
        <LogOutForm action={callAddress(market, 'user/auth/logout')}>
          <Button type="submit" variant="secondary" size="large">
            {t('account.logOut')}
          </Button>
        </LogOutForm>
      </div>
    </>
  )
}
