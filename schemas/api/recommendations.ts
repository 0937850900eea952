import { z } from 'zod'
import { productNumbers } from './products'

/** The slots that are filled in the browser, beside what lies in the basket. */
export const recommendationQuestion = z.object({
  slot: z.enum(['add_to_cart_layer', 'basket']),
  /** What was put into the basket, or lies in it: none of it is recommended. */
  numbers: z
    .literal('')
    .transform((): string[] => [])
    .or(productNumbers),
})
