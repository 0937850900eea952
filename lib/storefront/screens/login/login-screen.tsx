import type { Layout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import { type LoginReason, type LoginView, loginPath, type Market } from '@/lib/platform/markets'
import type { OrderDraft } from '@/lib/shop/order-drafts'
import { Card, LinkButton, TextLink } from '@/lib/storefront/design/ui'
import {
  AccountForm,
  accountFormWords,
  currentPasswordField,
  emailField,
  errorsInWords,
  LoadUser,
  nameFields,
  newPasswordField,
} from '@/lib/storefront/screens/account-forms'
import { guideHref } from '@/lib/storefront/screens/guide-pages'
import { callAddress } from '@/lib/storefront/screens/step-forms'
import { MailSent } from './mail-sent'

export type LoginAsked = {
  view: LoginView | undefined
  reason: LoginReason | undefined
  /** A path of the market. */
  target: string | undefined
  /** The number of the visitor's own order, which the account is to have. */
  order?: string | undefined
  /** The token of what was entered. */
  draft?: string | undefined
}

type Props = { market: Market; layout: Layout; asked: LoginAsked; draft: OrderDraft | undefined }

/** Logging in, registering and asking for a new password, and what follows them. */
export function LoginScreen({ market, layout, asked, draft }: Props) {
  const { view } = asked
  if (view === 'registered' || view === 'sent') return <MailSent {...{ market, asked, draft, view }} />
  if (view === 'register') return <Register {...{ market, layout, asked, draft }} />
  if (view === 'reset') return <Reset {...{ market, layout, asked, draft }} />
  return <LogIn {...{ market, layout, asked, draft }} />
}

type FormProps = {
  market: Market
  target: string | undefined
  draft: OrderDraft | undefined
  prefix?: string
  /** The id of the checkout that is to go on with the basket it is of. */
  checkout?: string | undefined
}

/** The form that logs in, with the way to a new password. */
export function LoginForm({ market, target, draft, prefix, checkout }: FormProps) {
  const t = marketText(market)
  return (
    <AccountForm
      {...accountFormWords(market)}
      action={callAddress(market, 'user/auth/login')}
      prefix={prefix}
      submit={t('login.submit')}
      logsIn
      hidden={{ ...(target !== undefined && { target }), ...(checkout && { checkout }) }}
      errors={errorsInWords(market, draft?.errors ?? {})}
      fields={[
        emailField(market, draft?.values ?? {}),
        currentPasswordField(market, t('account.fields.password')),
      ]}
      beside={<TextLink href={loginPath(market, { view: 'reset' })}>{t('login.forgotten')}</TextLink>}
    />
  )
}

function LogIn({ market, asked: { reason, target }, draft }: Props) {
  const t = marketText(market)
  return (
    <div className="mx-auto grid max-w-5xl items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div>
        <h1 className="font-display text-h1">{t('login.title')}</h1>
        <p className="mt-2 max-w-prose text-quiet">{t('login.lead')}</p>
        {(reason === 'needed' || reason === 'confirmed' || reason === 'known') && (
          <p role="status" className="mt-4 rounded-card bg-companion-1 p-4 font-medium">
            {t(`login.${reason}`)}
          </p>
        )}
        <FormFailure market={market} draft={draft} />
        <LoadUser locale={market.shopLocale} />
        <Card className="mt-6">
          <LoginForm market={market} target={target} draft={draft} />
        </Card>
      </div>
      <Card as="section" tone="sage" className="lg:mt-14">
        <h2 className="font-display text-h2">{t('login.newHere')}</h2>
        <p className="mt-2">{t('login.benefits')}</p>
        <p className="mt-5">
          <LinkButton href={loginPath(market, { view: 'register', target })} variant="secondary">
            {t('login.create')}
          </LinkButton>
        </p>
      </Card>
    </div>
  )
}

/** What was refused as a whole, on a page that answers a form. */
function FormFailure({ market, draft }: { market: Market; draft: OrderDraft | undefined }) {
  const { form } = errorsInWords(market, draft?.errors ?? {})
  return form ? (
    <p role="alert" className="mt-4 rounded-card bg-error-ground p-4 font-medium text-error">
      {form}
    </p>
  ) : null
}

function Register({ market, layout, asked: { target, order }, draft }: Props) {
  const t = marketText(market)
  const privacy = guideHref('privacy', market, layout)
  const { first_name: firstName, last_name: lastName, email } = draft?.values ?? {}
  const isKnown = order !== undefined && firstName && lastName && email
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="font-display text-h1">{t('login.registerTitle')}</h1>
      <p className="mt-2 max-w-prose text-quiet">
        {order === undefined ? t('login.registerLead') : t('login.registerOrder', { number: order })}
      </p>
      <FormFailure market={market} draft={draft} />
      <Card className="mt-6">
        <AccountForm
          {...accountFormWords(market)}
          action={callAddress(market, 'user/auth/register')}
          submit={t('login.registerSubmit')}
          hidden={{
            ...(target !== undefined && { target }),
            ...(order !== undefined && { order }),
          }}
          errors={errorsInWords(market, draft?.errors ?? {})}
          known={
            isKnown
              ? {
                  names: ['gender', 'first_name', 'last_name', 'email'],
                  label: t('login.fromOrder'),
                  value: `${firstName} ${lastName}, ${email}`,
                  change: t('address.change'),
                }
              : undefined
          }
          fields={[
            ...nameFields(market, draft?.values ?? {}),
            emailField(market, draft?.values ?? {}),
            newPasswordField(market, true),
            {
              name: 'newsletter',
              kind: 'checkbox',
              label: t('account.fields.newsletter'),
              hint: t('account.fields.newsletterNote'),
              value: draft?.values.newsletter,
            },
          ]}
          beside={<TextLink href={loginPath(market, { target })}>{t('login.haveOne')}</TextLink>}
        />
      </Card>
      {privacy && (
        <p className="mt-4 text-quiet text-small [&_a]:underline [&_a]:underline-offset-2">
          {t.rich('login.privacy', { link: (words) => <a href={privacy}>{words}</a> })}
        </p>
      )}
    </div>
  )
}

function Reset({ market, draft }: Props) {
  const t = marketText(market)
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="font-display text-h1">{t('login.resetTitle')}</h1>
      <p className="mt-2 max-w-prose text-quiet">{t('login.resetLead')}</p>
      <FormFailure market={market} draft={draft} />
      <Card className="mt-6">
        <AccountForm
          {...accountFormWords(market)}
          action={callAddress(market, 'user/auth/send-reset-email')}
          submit={t('login.resetSubmit')}
          errors={errorsInWords(market, draft?.errors ?? {})}
          fields={[emailField(market, draft?.values ?? {})]}
          beside={<TextLink href={loginPath(market)}>{t('login.backToLogin')}</TextLink>}
        />
      </Card>
    </div>
  )
}
