import type { Metadata } from 'next'
import type { Layout } from '@/lib/content/pages'
import type { Market } from '@/lib/platform/markets'
import type { ProductView } from '@/lib/shop/catalogue'
import { fullTitle, languageLinks, openGraphLocale, shopSharing } from '@/lib/storefront/runtime/head'
import type { ShopConfiguration } from '@/schemas/shop'
import { metaImage } from './structured-data'

/** Search engines show about this many characters. */
const longestDescription = 155

/** The spaces at which a line may break; the narrow one before a French colon is none. */
const gaps = /[^\S\u00a0\u202f]+/g

/** The beginning of a text, cut at a word boundary, without the comma or colon that stood there. */
export function shortened(text: string, longest = longestDescription): string {
  const line = text.replace(gaps, ' ').trim()
  if (line.length <= longest) return line
  const begun = line.slice(0, longest - 1)
  const last = begun.lastIndexOf(' ')
  const words = last < 0 ? begun : begun.slice(0, last)
  return `${words.replace(/(?<![\s,;:–])[\s,;:–]+$/, '')}…`
}

/** Title, description, canonical address, alternates and og tags of a product page. */
export function productMetadata(
  view: ProductView,
  market: Market,
  layout: Layout,
  baseUrl: string,
  shop: Pick<ShopConfiguration, 'sharing'>,
): Metadata {
  const { title, href, alternates, images } = view
  const description =
    shortened(view.description) || shortened(view.benefits.join(' ')) || layout.defaultDescription
  const [first] = images
  const image = first && metaImage(first.src, baseUrl)
  return {
    title: fullTitle(layout, title),
    ...(description && { description }),
    alternates: {
      canonical: href,
      languages: languageLinks(alternates),
    },
    openGraph: {
      type: 'website',
      title,
      ...(description && { description }),
      url: href,
      locale: openGraphLocale(market.iso),
      alternateLocale: alternates
        .filter(({ market: code }) => code !== market.code)
        .map(({ iso }) => openGraphLocale(iso)),
      ...(image
        ? { images: [{ url: image, width: 600, height: 600, alt: first.alt }] }
        : shopSharing(shop, title)),
    },
  }
}
