import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { config } from '@/lib/platform/config'
import { marketText } from '@/lib/platform/i18n'
import { findMarket, type Market, marketsOf } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { LinkChip, Section } from '@/lib/storefront/design/ui'
import { Actions } from './actions'
import { Forms } from './forms'
import { Foundations } from './foundations'
import { Movement } from './movement'
import { Overlays } from './overlays'
import { Prices } from './prices'
import { Products } from './products'
import { States } from './states'
import { Structure } from './structure'

export const ensureStatic = 'navigation'

export const generateStaticParams = () => marketsOf(config().brand).map(({ code }) => ({ market: code }))

type Props = PageProps<'/[market]/documentation/design'>

async function marketOf(params: Props['params']): Promise<Market> {
  const market = findMarket(config().brand, (await params).market)
  if (!market) notFound()
  return market
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const market = await marketOf(params)
  const { name } = await loadShopConfiguration(market.code)
  const path = `/${market.code}/documentation/design/`
  const languages = marketsOf(config().brand).map(({ code, iso }) => [iso, `/${code}/documentation/design/`])
  return {
    title: `${marketText(market)('ui.design.title')} – ${name}`,
    alternates: { canonical: path, languages: Object.fromEntries(languages) },
    robots: { index: false },
  }
}

const parts = [
  'foundations',
  'actions',
  'prices',
  'tiles',
  'forms',
  'states',
  'structure',
  'overlays',
  'movement',
] as const

/** Every component of the design system with all its states. */
export default async function DesignPage({ params }: Props) {
  const market = await marketOf(params)
  const t = marketText(market)
  return (
    <>
      <Section>
        <h1 className="font-display text-display">{t('ui.design.title')}</h1>
        <p className="mt-4 max-w-prose text-lead text-quiet">{t('ui.design.intro')}</p>
        <nav aria-label={t('ui.design.contents')} className="mt-6">
          <ul className="flex flex-wrap gap-2">
            {parts.map((part) => (
              <li key={part}>
                <LinkChip href={`#${part}`}>{t(`ui.design.${part}`)}</LinkChip>
              </li>
            ))}
          </ul>
        </nav>
      </Section>
      <Foundations market={market} />
      <Actions market={market} />
      <Prices market={market} />
      <Products market={market} />
      <Forms market={market} />
      <States market={market} />
      <Structure market={market} />
      <Overlays market={market} />
      <Movement market={market} />
    </>
  )
}
