import { database } from '@/lib/platform/db'
import { chooseAtEdge, listingAddress, listingTags, templateFor, templatePage } from '@/lib/shop/listing'
import { withPresentOffers } from '@/lib/shop/promotions'
import { choicesOf, type ListingFacts } from '@/lib/storefront/screens/listing'
import { adviceFor, joinedListing } from '@/lib/storefront/screens/listing/client'
import { isFiltered, type Joining, partOf } from './joined-question'
import type { AskedQuestion } from './question-at'
import { tileMarkup } from './tile-markup'

/** Choices in the listing of a content page. */
export function listingJoining({ market, page: path, question }: AskedQuestion): Joining | undefined {
  const { query } = question
  const kind = templateFor(query)
  if (path === undefined || !kind) return undefined
  return {
    template: `template/${kind}/${path}`,
    async fill(facts) {
      const { scope, advices, ...place } = facts as ListingFacts
      const listed = await chooseAtEdge(market, scope, query)
      if (!listed) return undefined
      if (listed.page !== query.page)
        return { leadsTo: listingAddress(scope.address, { ...query, page: listed.page }) }
      // A category without products shows no listing.
      if (listed.hits === 0 && !isFiltered(query)) return undefined
      const found = { ...listed, cards: await withPresentOffers(database(), market, listed.cards) }
      const chosen = choicesOf(query)
      const advice = adviceFor(advices, found)
      const listing = { market, path: scope.address, chosen, found, advice, tileMarkup, ...place }
      const part = partOf(joinedListing(listing))
      const page = String(query.page)
      return {
        part,
        words: [[String(templatePage), { markup: page, data: page }]],
        ...(listed.hits === 0 && { wordsPage: `no-results/${path}` }),
        tags: listingTags(scope.category),
      }
    },
  }
}
