import { type Market, marketAt } from '@/lib/platform/markets'
import { type Question, questionIn } from '@/lib/shop/listing'
import type { Brand } from '@/schemas'
import { innerRoute } from './inner-route'

export type AskedQuestion = {
  /** The same for all addresses that ask the same of the same page. */
  key: string
  market: Market
  question: Question
}

const pages: readonly [RegExp, 'search' | 'listing'][] = [
  [/^search$/, 'search'],
  [/^listing\//, 'listing'],
]

/** What an address asks of the search, or of the listing of a page; undefined for what cannot be kept. */
export function questionAt(brand: Brand, pathname: string, search: string): AskedQuestion | undefined {
  const route = innerRoute(brand, pathname, search)
  const of = route === undefined ? undefined : pages.find(([pattern]) => pattern.test(route))?.[1]
  const market = of && marketAt(brand, pathname)
  const question = of && questionIn(search, of)
  return market && question ? { key: `${pathname}${question.search}`, market, question } : undefined
}
