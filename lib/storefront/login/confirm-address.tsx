import { marketText } from '@/lib/platform/i18n'
import { loginPath, type Market } from '@/lib/platform/markets'
import { callAddress } from '@/lib/storefront/checkout'
import { Button, Card, EmptyState, LinkButton } from '@/lib/storefront/ui'

type Props = {
  market: Market
  /** Of a link that is valid, with what it does. */
  link: { hash: string; kind: 'registration' | 'email' } | undefined
}

/**
 * Where the link of a mail confirms an address. Confirming takes a click on a button, because mail scanners follow links.
 */
export function ConfirmAddress({ market, link }: Props) {
  const t = marketText(market)
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="mb-6 font-display text-h1">{t('account.confirm.title')}</h1>
      {link ? (
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
