import type { Metadata } from 'next'
import type { Layout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import { type Market, screenPath } from '@/lib/platform/markets'
import { fullTitle, languageLinks, openGraphLocale, shopSharing } from '@/lib/storefront/runtime/head'
import type { ShopConfiguration } from '@/schemas/shop'

type Frame = { layout: Layout; shop: Pick<ShopConfiguration, 'name' | 'sharing'> }

/** Title, description, canonical address and alternates of the contact screen. */
export function contactMetadata(
  market: Market,
  markets: readonly Market[],
  { layout, shop }: Frame,
): Metadata {
  const t = marketText(market)
  const title = t('contact.title')
  const description = t('contact.description', { shop: shop.name })
  const path = screenPath(market, 'contact')
  return {
    title: fullTitle(layout, title),
    description,
    alternates: {
      canonical: path,
      languages: languageLinks(
        markets.map((other) => ({ iso: other.iso, path: screenPath(other, 'contact') })),
      ),
    },
    openGraph: {
      type: 'website',
      title,
      description,
      url: path,
      locale: openGraphLocale(market.iso),
      alternateLocale: markets
        .filter(({ code }) => code !== market.code)
        .map(({ iso }) => openGraphLocale(iso)),
      ...shopSharing(shop, title),
    },
  }
}
