import { contentPath, marketsOf } from '@/lib/platform/markets'
import type { Brand } from '@/schemas'
import type { SourceSearchRedirect } from '@/schemas/shop'
import { wordsOf } from './tables'

/** Redirects for search terms that mean no product, in each market of a brand. */
export const seedSearchRedirects = (brand: Brand): SourceSearchRedirect[] =>
  marketsOf(brand).flatMap((market) =>
    Object.entries(wordsOf(market.language).redirects).flatMap(([answer, terms]) => {
      const [page = '', anchor] = answer.split('#')
      const target = `${contentPath(market, page)}${anchor ? `#${anchor}` : ''}`
      return terms.map((term) => ({ locale: market.shopLocale, term, target }))
    }),
  )
