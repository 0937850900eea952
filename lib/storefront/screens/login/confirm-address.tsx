import { marketText } from '@/lib/platform/i18n'
import { loginPath, type Market } from '@/lib/platform/markets'
import type { OrderDraft } from '@/lib/shop/order-drafts'
import { Button, Card, EmptyState, LinkButton } from '@/lib/storefront/design/ui'
import {
  AccountForm,
  accountFormWords,
  currentPasswordField,
  errorsInWords,
  nameFields,
  newPasswordField,
} from '@/lib/storefront/screens/account-forms'
import { callAddress } from '@/lib/storefront/screens/step-forms'

type OpenLink = {
  hash: string
  kind: 'registration' | 'email'
  /** It was asked for in this browser. */
  isOwn: boolean
}

type Props = {
  market: Market
  /** Of a link that is valid, with what it does. */
  link: OpenLink | undefined
  draft: OrderDraft | undefined
}

/**
 * Where the link of a mail confirms an address. Confirming takes a click on a button, because mail scanners follow links;
 * in another browser than the one that has asked it takes the password as well.
 */
export function ConfirmAddress({ market, link, draft }: Props) {
  const t = marketText(market)
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="mb-6 font-display text-h1">{t('account.confirm.title')}</h1>
      {link && !link.isOwn ? (
        <Elsewhere market={market} link={link} draft={draft} />
      ) : link ? (
        <Card>
          <form action={callAddress(market, 'account/confirm')} method="post">
            <input type="hidden" name="hash" value={link.hash} />
            <p className="mb-6 text-lead">{t(`account.confirm.${link.kind}`)}</p>
            <Button type="submit" size="large">
              {t('account.confirm.action')}
            </Button>
          </form>
        </Card>
      ) : (
        <EmptyState icon="mail" headline={t('account.confirm.gone')} text={t('account.confirm.goneText')}>
          <LinkButton href={loginPath(market)}>{t('login.backToLogin')}</LinkButton>
        </EmptyState>
      )}
    </div>
  )
}

/** Who confirms elsewhere shows with the password to be the one who has asked, or sets everything of a new account anew. */
function Elsewhere({ market, link: { hash, kind }, draft }: Props & { link: OpenLink }) {
  const t = marketText(market)
  const { form, password, ...others } = errorsInWords(market, draft?.errors ?? {})
  const shared = {
    ...accountFormWords(market),
    action: callAddress(market, 'account/confirm'),
    submit: t('account.confirm.action'),
    hidden: { hash },
  }
  return (
    <>
      {form && (
        <p role="alert" className="mb-4 rounded-card bg-error-ground p-4 font-medium text-error">
          {form}
        </p>
      )}
      <Card>
        <p className="mb-6 text-lead">{t(`account.confirm.${kind}Password`)}</p>
        <AccountForm
          {...shared}
          errors={password === undefined ? {} : { password }}
          fields={[currentPasswordField(market, t('account.fields.password'))]}
        />
      </Card>
      {kind === 'registration' && (
        <Card as="section" className="mt-6">
          <h2 className="font-display text-h2">{t('account.confirm.anew')}</h2>
          <p className="mt-2 mb-6">{t('account.confirm.anewText')}</p>
          <AccountForm
            {...shared}
            prefix="anew-"
            submit={t('account.confirm.anewAction')}
            variant="secondary"
            errors={others}
            fields={[...nameFields(market, draft?.values ?? {}), newPasswordField(market, true)]}
          />
        </Card>
      )}
    </>
  )
}
