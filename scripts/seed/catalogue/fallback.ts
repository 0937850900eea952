import type { Brand } from '@/schemas'
import type { SourceRecommendationFallback } from '@/schemas/shop'
import { reachOf } from './reach'
import { tables } from './tables'

/** What is recommended where the rules find too few products, for each language of a brand. */
export const seedFallback = (brand: Brand): SourceRecommendationFallback[] =>
  reachOf(brand).languages.map((language) => ({
    locale: language,
    products: tables().fallback[brand][language],
  }))
