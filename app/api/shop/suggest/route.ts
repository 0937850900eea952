import { z } from 'zod'
import { search } from '@/lib/shop/door'
import { longestTerm } from '@/lib/shop/listing'
import { softHyphens } from '@/lib/storefront/design/hyphens'
import { findPages } from '@/lib/storefront/screens/search'
import { shownCards } from '@/lib/storefront/screens/tiles'
import { marketCall } from '@/lib/storefront/visitor/calls'
import type { SuggestAnswer } from '@/schemas/api/listing'

export {
  notAllowed as DELETE,
  notAllowed as PATCH,
  notAllowed as POST,
  notAllowed as PUT,
} from '@/lib/platform/http'

const suggestQuery = z.object({
  term: z
    .string()
    .transform((text) => text.replaceAll('\0', ' '))
    .refine((text) => text.length <= longestTerm, `is longer than ${longestTerm} letters`),
})

const mostPages = 3

/**
 * `GET /api/shop/suggest?locale&term`: products, categories, brands, terms and pages for a term while it is typed. Cached,
 * because the same letters are typed again and again, by one visitor and by all.
 */
export const GET = marketCall(
  {
    query: suggestQuery,
    usual: () => ({ term: '' }),
    cacheControl: 'public, max-age=60, stale-while-revalidate=300',
  },
  async ({ market, query: { term } }) => {
    const [found, pages] = await Promise.all([
      search.suggest(market, term),
      findPages(market, term, mostPages),
    ])
    const terms = found.terms.map((link) => {
      const shown = softHyphens(link.label, market.language)
      return shown === link.label ? link : { ...link, shown }
    })
    return { ...found, products: shownCards(found.products, market), terms, pages } satisfies SuggestAnswer
  },
)
