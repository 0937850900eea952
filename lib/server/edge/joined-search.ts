import { database } from '@/lib/platform/db'
import { type Market, screenPath } from '@/lib/platform/markets'
import { escaped } from '@/lib/platform/text'
import type { Words } from '@/lib/server/next/joining'
import { payloadText } from '@/lib/server/next/lean'
import { fromCatalogueInTime } from '@/lib/shop/catalogue'
import { listingAddress, searchCached, searchTags, suggest, termWords } from '@/lib/shop/listing'
import { withPresentOffers } from '@/lib/shop/promotions'
import { noPath, termWord } from '@/lib/storefront/runtime/templates'
import {
  foldPages,
  joinedSearch,
  type KnownPage,
  mostPages,
  pagesFor,
  type SearchFacts,
} from '@/lib/storefront/screens/search/client'
import { isFiltered, type Joining, partOf } from './joined-question'
import type { AskedQuestion } from './question-at'
import { tileMarkup } from './tile-markup'

/** A search for a term. */
export function searchJoining({ market, page, question }: AskedQuestion): Joining | undefined {
  const { query } = question
  const { term } = query
  if (page !== undefined || term === undefined) return undefined
  return {
    template: 'search-template',
    async fill(facts) {
      const [result, { categories }] = await fromCatalogueInTime(
        Promise.all([searchCached(database(), market, term, query), suggest(database(), market, term)]),
      )
      if (result.kind === 'target') return { leadsTo: result.target }
      const { kind: _kind, listing: listed, ...understood } = result
      const path = screenPath(market, 'search')
      if (listed.page !== query.page)
        return { leadsTo: listingAddress(path, { ...query, page: listed.page }) }
      // Where nothing is left out by filters, a page of its own says what to try.
      if (listed.hits === 0 && !isFiltered(query)) return undefined
      const listing = { ...listed, cards: await withPresentOffers(database(), market, listed.cards) }
      const known = pagesIn(facts as SearchFacts, market)
      const pages = pagesFor(known, termWords(term, market), { most: mostPages, language: market.language })
      const found = { market, path, query, term, listing, ...understood, categories, pages }
      return {
        part: partOf(joinedSearch(found, tileMarkup)),
        words: wordsFor(term),
        ...(listing.hits === 0 && { wordsPage: `no-results/${noPath}` }),
        tags: searchTags,
      }
    },
  }
}

/** The pages that a template knows, with the words of their titles. */
const foldedPages = new WeakMap<SearchFacts, readonly KnownPage[]>()

function pagesIn(facts: SearchFacts, { language }: Market): readonly KnownPage[] {
  const folded = foldedPages.get(facts) ?? foldPages(facts.pages, language)
  foldedPages.set(facts, folded)
  return folded
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
