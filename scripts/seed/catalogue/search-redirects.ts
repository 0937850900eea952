import { contentPath, marketsOf } from '@/lib/platform/markets'
import { foldWords } from '@/lib/shop/listing'
import type { Brand } from '@/schemas'
import { wordsOf } from './tables'

type SearchRedirect = { locale: string; term: string; target: string }

/** Redirects for search terms that mean no product, in each market of a brand. The terms are folded. */
export const seedSearchRedirects = (brand: Brand): SearchRedirect[] =>
  marketsOf(brand).flatMap((market) =>
    Object.entries(wordsOf(market.language).redirects).flatMap(([answer, terms]) => {
      const [page = '', anchor] = answer.split('#')
      const target = `${contentPath(market, page)}${anchor ? `#${anchor}` : ''}`
      return terms.map((term) => ({
        locale: market.shopLocale,
        term: foldWords(term, market.language).join(' '),
        target,
      }))
    }),
  )
