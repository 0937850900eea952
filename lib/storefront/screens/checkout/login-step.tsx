import type { ReactNode } from 'react'
import type { Layout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import { type Market, screenPath } from '@/lib/platform/markets'
import type { Checkout } from '@/lib/shop/checkout'
import { Checkbox, RadioGroup, TextField, TextLink } from '@/lib/storefront/design/ui'
import { MailHint, suggestMail } from '@/lib/storefront/runtime/mail-hint'
import { guideHref } from '@/lib/storefront/screens/guide-pages'
import {
  callAddress,
  ErrorSummary,
  errorInWords,
  errorsOf,
  StepForm,
  stepWords,
  valuesOf,
} from '@/lib/storefront/screens/step-forms'
import { longestInGuest } from '@/schemas/api/checkout'
import { type FieldRule, mailRules, nameRules } from '@/schemas/field-rules'

type Props = {
  market: Market
  checkout: Checkout
  layout: Layout
  /** The way to an account, closed at first: the form of a guest is below it. */
  account: ReactNode
}

const textFields = [
  { name: 'first_name', words: 'firstName', autoComplete: 'given-name' },
  { name: 'last_name', words: 'lastName', autoComplete: 'family-name' },
] as const

/** Who orders, without an account. */
export function LoginStep({ market, checkout, layout, account }: Props) {
  const t = marketText(market)
  const values = valuesOf(checkout, 'login')
  const errors = errorsOf(checkout, 'login')
  const errorOf = (name: string) => {
    const key = errors[name]
    return key === undefined ? undefined : errorInWords(market, name, key)
  }
  const rulesOf = (name: string, rules: readonly FieldRule[]) =>
    rules.map(([key, ...rule]) => [errorInWords(market, name, key), ...rule] as const)
  const privacy = guideHref('privacy', market, layout)
  return (
    <>
      <ErrorSummary market={market} errors={errors} />
      <h1 className="font-display text-h1">{t('checkout.login.title')}</h1>
      <p className="mt-2 max-w-prose text-quiet">{t('checkout.login.lead')}</p>
      {account}
      <StepForm
        action={callAddress(market, 'user/auth/guest')}
        step="login"
        submit={t('checkout.next.address')}
        words={stepWords(market)}
        beside={<TextLink href={screenPath(market, 'basket')}>{t('checkout.toBasket')}</TextLink>}
      >
        <input type="hidden" name="checkout" value={checkout.id} />
        <div className="mt-6 grid items-start gap-5 sm:grid-cols-2">
          <p className="text-quiet text-small sm:col-span-2">{t('checkout.required')}</p>
          <div className="sm:col-span-2">
            <RadioGroup
              id="gender"
              name="gender"
              legend={t('address.gender')}
              inRow
              defaultValue={values.gender}
              error={errorOf('gender')}
              options={(['f', 'm', 'd'] as const).map((value) => ({
                value,
                label: t(`forms.salutations.${value}`),
              }))}
            />
          </div>
          {textFields.map(({ name, words, autoComplete }) => (
            <TextField
              key={name}
              id={name}
              name={name}
              label={t(`address.${words}`)}
              required
              autoComplete={autoComplete}
              autoCapitalize="words"
              maxLength={longestInGuest[name]}
              defaultValue={values[name]}
              error={errorOf(name)}
              rules={rulesOf(name, nameRules('invalid'))}
            />
          ))}
          <div className="sm:col-span-2">
            <TextField
              id="email"
              name="email"
              type="email"
              inputMode="email"
              label={t('checkout.fields.email')}
              hint={t('checkout.login.emailHint')}
              required
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={longestInGuest.email}
              defaultValue={values.email}
              error={errorOf('email')}
              rules={rulesOf('email', mailRules('invalid'))}
            />
            <MailHint
              of="email"
              words={t('forms.mailHint', { email: '{email}' })}
              guess={suggestMail(values.email ?? '')}
            />
          </div>
          <div className="sm:col-span-2">
            <Checkbox
              id="newsletter"
              name="newsletter"
              value="on"
              isAnswer
              label={t('checkout.login.newsletter')}
              note={t('checkout.login.newsletterNote')}
              defaultChecked={values.newsletter === 'on'}
              error={errorOf('newsletter')}
            />
          </div>
          {privacy && (
            <p className="text-quiet text-small sm:col-span-2 [&_a]:underline [&_a]:underline-offset-2">
              {t.rich('checkout.login.privacy', {
                link: (words) => <a href={privacy}>{words}</a>,
              })}
            </p>
          )}
        </div>
      </StepForm>
    </>
  )
}
