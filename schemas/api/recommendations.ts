import { z } from 'zod'
import { productNumbers } from './products'

/** The slots that are filled in the browser, for products in the basket. */
export const recommendationQuestion = z.object({
  slot: z.enum(['add_to_cart_layer', 'basket']),
  /** The products in the basket, which are not recommended themselves. */
  numbers: z
    .literal('')
    .transform((): string[] => [])
    .or(productNumbers),
})
