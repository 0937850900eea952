import { findMarket } from '@/lib/platform/markets'
import { chooseAtEdge, isUntidy, listingTags, pageQuery, templateFor, templatePage } from '@/lib/shop/listing'
import type { ListingFacts } from '@/lib/storefront/screens/listing'
import { adviceFor, choicesOf, joinedListing } from '@/lib/storefront/screens/listing/client'
import type { Brand } from '@/schemas'
import { partOf, type Question } from './joined-question'

/** Choices in the listing of a content page. */
export function listingQuestion(
  brand: Brand,
  pathname: string,
  params: URLSearchParams,
): Question | undefined {
  const [, code = '', ...segments] = pathname.split('/')
  const market = findMarket(brand, code)
  const query = pageQuery(params)
  if (!market || !query || isUntidy(Object.fromEntries(params), query)) return undefined
  const kind = templateFor(query)
  if (!kind) return undefined
  return {
    market,
    template: `template/${kind}/${segments.filter(Boolean).join('/')}`,
    async fill(facts) {
      const { scope, advices, ...place } = facts as ListingFacts
      const found = await chooseAtEdge(market, scope, query)
      if (!found || found.hits === 0 || found.page !== query.page) return undefined
      const chosen = choicesOf(query)
      const advice = adviceFor(advices, found)
      const part = partOf(joinedListing({ market, path: scope.address, chosen, found, advice, ...place }))
      const page = String(query.page)
      return {
        part,
        words: [[String(templatePage), { markup: page, data: page }]],
        tags: listingTags(scope.category),
      }
    },
  }
}
