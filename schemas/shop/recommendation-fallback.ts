import { z } from 'zod'
import { language } from './attributes'
import { productNumber, shopLocale } from './key'

/** The products in a feed that are recommended where the rules find too few. */
export const sourceRecommendationFallback = z.object({
  /** A shop locale, or a language for all markets that have no list of their own. */
  locale: z.union([language, shopLocale]),
  /** The numbers of products, in the order in which they are shown. */
  products: z
    .array(productNumber)
    .max(200)
    .refine((numbers) => new Set(numbers).size === numbers.length, 'a product stands in the list twice'),
})
export type SourceRecommendationFallback = z.infer<typeof sourceRecommendationFallback>
