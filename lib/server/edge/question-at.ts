import { type Market, marketAt } from '@/lib/platform/markets'
import { type Question, questionIn } from '@/lib/shop/listing'
import type { Brand } from '@/schemas'
import { innerRoute } from './inner-route'

export type AskedQuestion = {
  /** The same for all addresses that ask the same of the same page. */
  key: string
  market: Market
  /** The path of the page below its market; unset for the search. */
  page?: string
  question: Question
}

const listing = /^listing\//

/** What an address asks of the search, or of the listing of a page; undefined for what cannot be kept. */
export function questionAt(brand: Brand, pathname: string, search: string): AskedQuestion | undefined {
  const route = innerRoute(brand, pathname, search) ?? ''
  const isListing = listing.test(route)
  const market = isListing || route === 'search' ? marketAt(brand, pathname) : undefined
  const question = market && questionIn(search, isListing ? 'listing' : 'search')
  if (!market || !question) return undefined
  const page = isListing ? { page: route.replace(listing, '') } : {}
  return { key: `${pathname}${question.search}`, market, ...page, question }
}
