import type { Subscription } from '@/lib/content/forms'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { Customer } from '@/lib/shop/customers'
import type { OrderDraft } from '@/lib/shop/order-drafts'
import { Button } from '@/lib/storefront/design/ui'
import {
  AccountForm,
  accountFormWords,
  currentPasswordField,
  emailField,
  errorsInWords,
  nameFields,
} from '@/lib/storefront/screens/account-forms'
import { Part } from '@/lib/storefront/screens/order-status'
import { callAddress } from '@/lib/storefront/screens/step-forms'
import { dayRules } from '@/schemas/field-rules'
import { Notice } from './notice'

type Props = {
  market: Market
  customer: Customer
  /** Of the market. */
  subscription: Subscription | undefined
  /** The closed markets whose newsletter the customer still gets. */
  closed: readonly Market[]
  drafts: { personal: OrderDraft | undefined; email: OrderDraft | undefined }
  notice: string | undefined
  /** The token by which the link to a new address is sent again. */
  sent?: string | undefined
  /** The latest possible date of birth, such as 2026-11-23. */
  today: string
}

/** Name, phone number, date of birth, mail address and newsletter of the customer. */
export function PersonalData({ market, customer, subscription, closed, drafts, notice, sent, today }: Props) {
  const t = marketText(market)
  const { firstName, lastName, gender, phone, birthDate, email } = customer
  const values = drafts.personal?.values ?? {
    ...{ gender, first_name: firstName, last_name: lastName },
    ...{ phone: phone ?? '', birth_date: birthDate ?? '' },
  }
  const optionalMark = t('account.fields.optional')
  return (
    <>
      <h1 className="font-display text-h1">{t('account.screens.personalData')}</h1>
      <Notice>{notice}</Notice>
      {sent && (
        <form action={callAddress(market, 'account/email')} method="post" className="mt-3">
          <input type="hidden" name="again" value={sent} />
          <Button type="submit" variant="secondary">
            {t('login.sendAgain')}
          </Button>
        </form>
      )}
      <Part id="personal-names" title={t('account.personal.title')}>
        <AccountForm
          {...accountFormWords(market)}
          action={callAddress(market, 'account/personal-data')}
          submit={t('account.personal.save')}
          errors={errorsInWords(market, drafts.personal?.errors ?? {})}
          fields={[
            ...nameFields(market, values),
            {
              ...{ name: 'phone', kind: 'tel', autoComplete: 'tel', longest: 40, optionalMark },
              label: t('account.fields.phone'),
              value: values.phone,
            },
            {
              ...{ name: 'birth_date', kind: 'date', autoComplete: 'bday', max: today, optionalMark },
              rules: dayRules,
              label: t('account.fields.birth_date'),
              value: values.birth_date,
            },
          ]}
        />
      </Part>
      <Part id="personal-email" title={t('account.personal.emailTitle')}>
        <p className="mb-4 wrap-anywhere">{t('account.personal.emailNow', { email })}</p>
        <AccountForm
          {...accountFormWords(market)}
          action={callAddress(market, 'account/email')}
          prefix="new-"
          submit={t('account.personal.emailChange')}
          variant="secondary"
          errors={errorsInWords(market, drafts.email?.errors ?? {})}
          fields={[
            {
              ...emailField(market, drafts.email?.values ?? {}, t('account.personal.emailNew')),
              hint: t('account.personal.emailHint'),
              autoComplete: 'email',
            },
            currentPasswordField(market),
          ]}
        />
      </Part>
      <Part id="personal-newsletter" title={t('account.personal.newsletterTitle')}>
        <Newsletter market={market} email={email} subscription={subscription} />
        {closed.map((other) => (
          <ClosedNewsletter key={other.code} market={market} email={email} other={other} />
        ))}
      </Part>
    </>
  )
}

type NewsletterProps = { market: Market; email: string; subscription: Subscription | undefined }

function Newsletter({ market, email, subscription }: NewsletterProps) {
  const t = marketText(market)
  const state = !subscription ? 'Off' : subscription.confirmedAt ? 'On' : 'Pending'
  return (
    <form action={callAddress(market, 'account/newsletter')} method="post">
      <p className="mb-4 wrap-anywhere">{t(`account.personal.newsletter${state}`, { email })}</p>
      <input type="hidden" name="newsletter" value={subscription ? '' : 'on'} />
      <Button type="submit" variant="secondary">
        {t(subscription ? 'account.personal.unsubscribe' : 'account.personal.subscribe')}
      </Button>
    </form>
  )
}

type ClosedNewsletterProps = { market: Market; email: string; other: Market }

/** The newsletter of a market whose own pages are gone: it can be ended here. */
function ClosedNewsletter({ market, email, other }: ClosedNewsletterProps) {
  const t = marketText(market)
  const { country, name: language, shopLocale } = other
  return (
    <form action={callAddress(market, 'account/newsletter')} method="post" className="mt-6">
      <p className="mb-4 wrap-anywhere">
        {t('account.personal.newsletterClosed', { email, country, language })}
      </p>
      <input type="hidden" name="newsletter" value="" />
      <input type="hidden" name="of" value={shopLocale} />
      <Button type="submit" variant="secondary">
        {t('account.personal.unsubscribeClosed', { country, language })}
      </Button>
    </form>
  )
}
