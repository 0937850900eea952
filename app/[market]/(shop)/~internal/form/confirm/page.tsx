import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadLayout } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { marketText } from '@/lib/platform/i18n'
import { findMarket, formPath, linkKeys, marketsOf } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { Button, EmptyState, LinkButton } from '@/lib/storefront/design/ui'
import { fullTitle } from '@/lib/storefront/runtime/head'
import { MarketSwitch, screenContext } from '@/lib/storefront/screens/layout'
import { linkKeyOfPage } from '@/lib/storefront/visitor/session'
import { PageFrame } from '../../../../page-frame'

/** Rendered per request and sent as a whole, so that it needs no script. */
export const instant = false

type Props = PageProps<'/[market]/~internal/form/confirm'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const market = findMarket(config().brand, (await params).market)
  if (!market) return {}
  const { layout } = await loadLayout(market.code)
  return { title: fullTitle(layout, marketText(market)('forms.confirm.title')), robots: { index: false } }
}

/**
 * The page that the confirmation mail links to. Confirming takes a click on a button, because mail scanners follow
 * links.
 */
export default async function ConfirmPage({ params, searchParams }: Props) {
  const { brand } = config()
  const market = findMarket(brand, (await params).market)
  if (!market) notFound()
  const { state } = await searchParams
  const token =
    state === linkKeys.confirmNewsletter.instead.state ? await linkKeyOfPage('confirmNewsletter') : undefined
  const t = marketText(market)
  const [composed, configuration] = await Promise.all([
    loadLayout(market.code),
    loadShopConfiguration(market.code),
  ])
  const context = screenContext(market, { path: formPath(market, 'confirm') }, composed, configuration)
  const home = <LinkButton href={`/${market.code}/`}>{t('error.home')}</LinkButton>
  return (
    <PageFrame context={context}>
      <div className="mx-auto max-w-3xl pt-6 pb-section md:pt-10">
        <h1 className="mb-6 font-display text-h1">{t('forms.confirm.title')}</h1>
        {token !== undefined ? (
          <form action={`/api/forms/confirm/?locale=${market.shopLocale}`} method="post">
            <input type="hidden" name="token" value={token} />
            <p className="mb-6 text-lead">{t('forms.confirm.text')}</p>
            <Button type="submit">{t('forms.confirm.action')}</Button>
          </form>
        ) : state === 'done' ? (
          <EmptyState icon="success" headline={t('forms.confirm.done')} text={t('forms.confirm.doneText')}>
            {home}
          </EmptyState>
        ) : (
          <EmptyState icon="mail" headline={t('forms.confirm.invalid')} text={t('forms.confirm.invalidText')}>
            {home}
          </EmptyState>
        )}
      </div>
      <MarketSwitch market={market} markets={marketsOf(brand)} alternates={[]} />
    </PageFrame>
  )
}
