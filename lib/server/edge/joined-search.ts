import { database } from '@/lib/platform/db'
import { findMarket, type Market, screenPath } from '@/lib/platform/markets'
import { escaped } from '@/lib/platform/text'
import { payloadText, type Words } from '@/lib/server/next/joining'
import { fromCatalogueInTime } from '@/lib/shop/catalogue'
import {
  foldWords,
  parseListingQuery,
  searchCached,
  searchTags,
  suggest,
  termWords,
} from '@/lib/shop/listing'
import { termWord } from '@/lib/storefront/runtime/templates'
import { fits, joinedSearch, mostPages, type SearchFacts } from '@/lib/storefront/screens/search/client'
import type { Brand } from '@/schemas'
import { isSearch } from './at-request'
import { partOf, type Question } from './joined-question'

/** A search for a term. */
export function searchQuestion(
  brand: Brand,
  pathname: string,
  params: URLSearchParams,
): Question | undefined {
  const market = findMarket(brand, pathname.split('/')[1] ?? '')
  const parsed = parseListingQuery(params)
  if (!market || !parsed.ok || !isSearch(pathname)) return undefined
  const { category: _, ...query } = parsed.query
  const { term = '' } = query
  if (term === '' || params.has('priceFrom') || params.has('priceTo')) return undefined
  return {
    market,
    template: 'search-template',
    async fill(facts) {
      const [result, { categories }] = await fromCatalogueInTime(
        Promise.all([searchCached(database(), market, term, query), suggest(database(), market, term)]),
      )
      if (result.kind === 'target') return undefined
      const { kind: _kind, listing, ...understood } = result
      if (listing.hits === 0 || listing.page !== query.page) return undefined
      const pages = findPages(facts as SearchFacts, market, term)
      const path = screenPath(market, 'search')
      const found = { market, path, query, term, listing, ...understood, categories, pages }
      return { part: partOf(joinedSearch(found)), words: wordsFor(term), tags: searchTags }
    },
  }
}

/** The words of the titles of the pages that a template knows. */
const foldedPages = new WeakMap<SearchFacts, readonly (readonly string[])[]>()

function findPages(facts: SearchFacts, market: Market, term: string) {
  const words = termWords(term, market)
  const folded = foldedPages.get(facts) ?? facts.pages.map(({ label }) => foldWords(label, market.language))
  foldedPages.set(facts, folded)
  return facts.pages.filter((_, at) => fits(folded[at] ?? [], words)).slice(0, mostPages)
}

/** The term where it stands in an address, in an address within another one, and as text. */
function wordsFor(term: string): Words {
  const address = new URLSearchParams({ term }).toString()
  const within = encodeURIComponent(address).replaceAll('%20', '+')
  return [
    [`term=${termWord}`, { markup: address, data: address }],
    [`term%3D${termWord}`, { markup: within, data: within }],
    [termWord, { markup: escaped(term), data: payloadText(term) }],
  ]
}
