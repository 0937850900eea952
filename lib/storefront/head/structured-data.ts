import type { Layout } from '@/lib/content/pages'
import { countryOf, type Market, screenPath } from '@/lib/platform/markets'
import { servable } from '@/lib/storefront/pictures'
import { languageCodes } from './language-codes'

const organisation = (baseUrl: string) => ({
  '@type': 'Organization',
  '@id': `${baseUrl}/#organization`,
  name: 'Nestling',
  url: `${baseUrl}/`,
  logo: `${baseUrl}/de/icons/icon-512.png`,
})

/** https://schema.org/Organization with the market's legal name, logo and service contact. */
export function organisationData(
  baseUrl: string,
  market: Market,
  { hotlineCards, legalName, logo }: Pick<Layout, 'hotlineCards' | 'legalName' | 'logo'>,
) {
  const contactPoint = hotlineCards
    .filter(({ phone }) => phone !== undefined)
    .map(({ phone, languages }) => ({
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phone,
      areaServed: countryOf(market),
      availableLanguage: languages ? languageCodes(languages) : [market.language],
    }))
  const ownLogo = servable(logo)
  return {
    ...organisation(baseUrl),
    ...(legalName && { legalName }),
    ...(ownLogo && { logo: new URL(ownLogo.src, baseUrl).href }),
    ...(contactPoint.length > 0 && { contactPoint }),
  }
}

/** https://schema.org/WebSite with the market's search. */
export function webSiteData(baseUrl: string, market: Market) {
  return {
    '@type': 'WebSite',
    '@id': `${baseUrl}/${market.code}/#website`,
    name: 'Nestling',
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
  return `${cut.replace(/\s+\S*$/, '').trimEnd()}…`
}

/** A time with its zone, from any format of the content service. */
const instant = (time: string | undefined) => {
  const date = new Date(time ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

/** https://schema.org/Article for a guide. */
export function articleData(baseUrl: string, market: Market, article: Article) {
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
    author: organisation(baseUrl),
    publisher: organisation(baseUrl),
  }
}
