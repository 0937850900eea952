import { contentPath, marketsOf } from '@/lib/platform/markets'
import { foldWords } from '@/lib/shop/listing'
import type { Brand } from '@/schemas'
import { wordsOf } from './tables'

export type SearchRedirect = { locale: string; term: string; target: string }

/** Where terms that mean no product lead in each market of a brand; the terms are folded as search folds them. */
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
