import type { Layout } from '@/lib/content/pages'
import { countryOf, type Market, screenPath } from '@/lib/platform/markets'
import { servable } from '@/lib/storefront/design/pictures'
import type { ShopConfiguration } from '@/schemas/shop'
import { languageCodes } from './language-codes'

type Logos = {
  layout: Pick<Layout, 'logo'>
  /** Of the shop's configuration. */
  configured: Pick<ShopConfiguration, 'name' | 'logo'>
}

/** The market's logo as its header shows it: from the layout, else from the configuration, else its icon. */
function logoAddress(baseUrl: string, { code }: Market, { layout, configured }: Logos): string {
  const src = servable(layout.logo)?.src ?? configured.logo?.src ?? `/${code}/icons/icon-512.png`
  return new URL(src, baseUrl).href
}

const organisation = (baseUrl: string, market: Market, logos: Logos) => ({
  '@type': 'Organization',
  '@id': `${baseUrl}/#organization`,
  name: logos.configured.name,
  url: `${baseUrl}/`,
  logo: logoAddress(baseUrl, market, logos),
})

type Shop = Logos & { layout: Pick<Layout, 'hotlineCards' | 'legalName'> }

/** https://schema.org/Organization with the market's legal name, logo and service contact. */
export function organisationData(baseUrl: string, market: Market, shop: Shop) {
  const { hotlineCards, legalName } = shop.layout
  const contactPoint = hotlineCards
    .filter(({ phone }) => phone !== undefined)
    .map(({ phone, languages }) => ({
      '@type': 'ContactPoint',
      contactType: 'customer service',
      // On pages its groups stay on one line; machines know common spaces alone.
      telephone: phone?.replace(/\s/g, ' '),
      areaServed: countryOf(market),
      availableLanguage: languages ? languageCodes(languages) : [market.language],
    }))
  return {
    ...organisation(baseUrl, market, shop),
    ...(legalName && { legalName }),
    ...(contactPoint.length > 0 && { contactPoint }),
  }
}

/** https://schema.org/WebSite with the market's search. */
export function webSiteData(baseUrl: string, market: Market, { name }: Pick<ShopConfiguration, 'name'>) {
  return {
    '@type': 'WebSite',
    '@id': `${baseUrl}/${market.code}/#website`,
    name,
    url: `${baseUrl}/${market.code}/`,
    inLanguage: market.iso,
    publisher: { '@id': `${baseUrl}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${baseUrl}${screenPath(market, 'search')}?term={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}

type Article = {
  path: string
  title: string
  description: string | undefined
  image: string
  published: string | undefined
  modified: string | undefined
}

/** Search engines truncate a longer headline or ignore the article. */
const longestHeadline = 110

function headlineOf(title: string): string {
  if (title.length <= longestHeadline) return title
  const cut = title.slice(0, longestHeadline - 1)
  return `${cut.replace(/(?<!\s)\s+\S*$/, '').trimEnd()}…`
}

/** A time with its zone, from any format of the content service. */
const instant = (time: string | undefined) => {
  const date = new Date(time ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

/** https://schema.org/Article for a guide. */
export function articleData(baseUrl: string, market: Market, logos: Logos, article: Article) {
  const publisher = organisation(baseUrl, market, logos)
  const modified = instant(article.modified)
  const published = instant(article.published) ?? modified
  return {
    '@type': 'Article',
    headline: headlineOf(article.title),
    description: article.description,
    image: new URL(article.image, baseUrl).href,
    inLanguage: market.iso,
    datePublished: published,
    dateModified: modified ?? published,
    mainEntityOfPage: `${baseUrl}${article.path}`,
    author: publisher,
    publisher,
  }
}
