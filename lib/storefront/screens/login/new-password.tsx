import { marketText } from '@/lib/platform/i18n'
import { loginPath, type Market } from '@/lib/platform/markets'
import type { OrderDraft } from '@/lib/shop/order-drafts'
import { Card, EmptyState, LinkButton } from '@/lib/storefront/design/ui'
import {
  AccountForm,
  accountFormWords,
  errorsInWords,
  newPasswordField,
} from '@/lib/storefront/screens/account-forms'
import { callAddress } from '@/lib/storefront/screens/step-forms'

type Props = {
  market: Market
  /** Of a link that is valid. */
  link: { hash: string; kind: 'password' | 'formerEmail' } | undefined
  draft: OrderDraft | undefined
}

/** Where the link of a mail sets a new password. */
export function NewPassword({ market, link, draft }: Props) {
  const t = marketText(market)
  const errors = errorsInWords(market, draft?.errors ?? {})
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="font-display text-h1">{t('account.newPassword.title')}</h1>
      {link === undefined ? (
        <div className="mt-6">
          <EmptyState
            icon="lock"
            headline={t('account.newPassword.gone')}
            text={t('account.newPassword.goneText')}
          >
            <LinkButton href={loginPath(market, { view: 'reset' })}>
              {t('account.newPassword.again')}
            </LinkButton>
          </EmptyState>
        </div>
      ) : (
        <>
          <p className="mt-2 max-w-prose text-quiet">
            {t(link.kind === 'password' ? 'account.newPassword.lead' : 'account.newPassword.back')}
          </p>
          {errors.form && (
            <p role="alert" className="mt-4 rounded-card bg-error-ground p-4 font-medium text-error">
              {errors.form}
            </p>
          )}
          <Card className="mt-6">
            <AccountForm
              {...accountFormWords(market)}
              action={callAddress(market, 'account/new-password')}
              submit={t('account.newPassword.save')}
              hidden={{ hash: link.hash }}
              errors={errors}
              fields={[newPasswordField(market)]}
            />
          </Card>
        </>
      )}
    </div>
  )
}
