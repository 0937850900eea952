import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { createTicket, errorsInWords, refusalInWords, sentForms } from '@/lib/content/forms'
import { loadLayout } from '@/lib/content/pages'
import { currentMs } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { marketText } from '@/lib/platform/i18n'
import { findMarket, formPath, marketsOf } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { EmptyState, LinkButton, TextLink } from '@/lib/storefront/design/ui'
import { fullTitle } from '@/lib/storefront/runtime/head'
import { FormView } from '@/lib/storefront/screens/forms'
import { MarketSwitch, screenContext } from '@/lib/storefront/screens/layout'
import { PageFrame } from '../../../page-frame'

/** Rendered per request and sent as a whole, so that it needs no script. */
export const instant = false

type Props = PageProps<'/[market]/~internal/form'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const market = findMarket(config().brand, (await params).market)
  if (!market) return {}
  const { layout } = await loadLayout(market.code)
  return { title: fullTitle(layout, marketText(market)('forms.page.title')), robots: { index: false } }
}

/** A rejected form with the visitor's input, for browsers without JavaScript. */
export default async function FormPage({ params, searchParams }: Props) {
  const { brand } = config()
  const market = findMarket(brand, (await params).market)
  if (!market) notFound()
  const { draft: token } = await searchParams
  const t = marketText(market)
  const [composed, configuration] = await Promise.all([
    loadLayout(market.code),
    loadShopConfiguration(market.code),
  ])
  const context = screenContext(market, { path: formPath(market, 'draft') }, composed, configuration)
  const found = typeof token === 'string' ? await sentForms.draft(token) : undefined
  const draft = found?.definition.locale === market.shopLocale ? found : undefined
  return (
    <PageFrame context={context}>
      <div className="mx-auto max-w-3xl pt-6 pb-section md:pt-10">
        {draft ? (
          <>
            <h1 className="mb-6 font-display text-h1">{draft.definition.title}</h1>
            <FormView
              definition={draft.definition}
              market={market}
              path={draft.path}
              texts={draft.texts}
              errors={errorsInWords(market, draft.errors)}
              message={refusalInWords(market, draft.refusal ?? 'fields')}
              ticket={draft.ticket ?? createTicket(currentMs())}
            />
            <p className="mt-6">
              <TextLink href={draft.path}>{t('forms.page.back')}</TextLink>
            </p>
          </>
        ) : (
          <>
            <h1 className="mb-6 font-display text-h1">{t('forms.page.title')}</h1>
            <EmptyState icon="mail" headline={t('forms.page.gone')} text={t('forms.page.goneText')}>
              <LinkButton href={`/${market.code}/`}>{t('error.home')}</LinkButton>
            </EmptyState>
          </>
        )}
      </div>
      <MarketSwitch market={market} markets={marketsOf(brand)} alternates={[]} />
    </PageFrame>
  )
}
