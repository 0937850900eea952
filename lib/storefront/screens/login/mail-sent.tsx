import { marketText } from '@/lib/platform/i18n'
import { loginPath, type Market } from '@/lib/platform/markets'
import type { OrderDraft } from '@/lib/shop/order-drafts'
import { Button, EmptyState, LinkButton, TextLink } from '@/lib/storefront/design/ui'
import { callAddress } from '@/lib/storefront/screens/step-forms'
import type { LoginAsked } from './login-screen'

type Props = {
  market: Market
  asked: LoginAsked
  draft: OrderDraft | undefined
  view: 'registered' | 'sent'
}

/** What has become of a mail that was asked for once more. */
function againWords(market: Market, { reason }: LoginAsked, email: string): string | undefined {
  const t = marketText(market)
  if (reason === 'again') return t('login.again', { email })
  return reason === 'attempts' || reason === 'mailsSent' ? t(`account.errors.${reason}`) : undefined
}

/**
 * That a mail is on its way, and to which address: it can be sent again, or to another one if that was mistyped. It says
 * the same of every address.
 */
export function MailSent({ market, asked, draft, view }: Props) {
  const t = marketText(market)
  const { target, draft: token } = asked
  const email = draft?.values.email
  const isReset = view === 'sent'
  const onward = target ?? loginPath(market, { target })
  const change = loginPath(market, {
    view: isReset ? 'reset' : 'register',
    target,
    ...(token && { draft: token }),
  })
  const notice = email && againWords(market, asked, email)
  const hidden = isReset
    ? { email: email ?? '', again: 'on' }
    : { draft: token ?? '', ...(target && { target }) }
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="mb-6 font-display text-h1">{t(isReset ? 'login.resetTitle' : 'login.registerTitle')}</h1>
      {notice && (
        <p role="status" className="mb-4 rounded-card bg-companion-1 p-4 font-medium wrap-anywhere">
          {notice}
        </p>
      )}
      <EmptyState
        icon="mail"
        headline={t(isReset ? 'login.sentTitle' : 'login.registeredTitle')}
        text={
          email
            ? t(isReset ? 'login.sentTo' : 'login.registeredTo', { email })
            : t(isReset ? 'login.sentText' : 'login.registeredText')
        }
      >
        <LinkButton href={onward}>{t(target ? 'login.checkoutOn' : 'login.backToLogin')}</LinkButton>
        {email && (
          <form
            method="post"
            action={callAddress(market, isReset ? 'user/auth/send-reset-email' : 'user/auth/again')}
          >
            {Object.entries(hidden).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" variant="secondary">
              {t('login.sendAgain')}
            </Button>
          </form>
        )}
        {(email || isReset) && (
          <TextLink href={change} className="inline-flex min-h-11 items-center">
            {t(email ? 'login.mistyped' : 'login.sentAgain')}
          </TextLink>
        )}
      </EmptyState>
    </div>
  )
}
