import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import '../globals.css'
import { config } from '@/lib/platform/config'
import { marketText } from '@/lib/platform/i18n'
import { findMarket, marketsOfBuild } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { withoutPreloads } from '@/lib/server/next/rendering'
import { displayName, ShopStyle, textName } from '@/lib/storefront/design/brand'
import { TestBar, testShopWords } from '@/lib/storefront/runtime/test-shop'
import { ClosedMarketNotice } from '@/lib/storefront/screens/layout'
import { PlainAddForm } from '@/lib/storefront/screens/tiles'
import { fontClasses } from '../fonts'

export const generateStaticParams = () => marketsOfBuild(config().brand).map(({ code }) => ({ market: code }))

/**
 * There are no other markets than those above. The router guesses no page of a closed parameter, so it asks the server
 * for every address that it does not know: one path has another page for each choice in its query.
 */
export const unstable_paramMatching = { market: 'not-found' }

export async function generateMetadata({
  params,
}: Pick<LayoutProps<'/[market]'>, 'params'>): Promise<Metadata> {
  const { market } = await params
  return {
    metadataBase: new URL(config().baseUrl),
    formatDetection: { telephone: false },
    manifest: `/${market}/manifest.webmanifest`,
    icons: {
      icon: { url: `/${market}/icons/icon-32.png`, sizes: '32x32' },
      apple: `/${market}/icons/apple-touch-icon.png`,
    },
  }
}

export default async function MarketDocument({ children, params }: LayoutProps<'/[market]'>) {
  withoutPreloads()
  const { brand, appEnv } = config()
  const market = findMarket(brand, (await params).market)
  if (!market) notFound()
  const t = marketText(market)
  const test = testShopWords(market)
  const shop = await loadShopConfiguration(market.code)
  return (
    <html
      lang={market.iso}
      data-brand={brand}
      data-display={displayName(shop)}
      data-text={textName(shop)}
      data-test-shop={test?.text}
      data-environment={appEnv === 'qa' ? appEnv : undefined}
      data-scroll-behavior="smooth"
      className={fontClasses}
    >
      <body className="bg-ground text-body text-ink">
        <ShopStyle shop={shop} lang={market.iso} />
        <a
          className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-card focus:p-3"
          href="#content"
        >
          {t('skipToContent')}
        </a>
        {test && <TestBar {...test} />}
        <ClosedMarketNotice brand={brand} market={market} />
        {children}
        <PlainAddForm market={market} />
      </body>
    </html>
  )
}
