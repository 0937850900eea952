import { z } from 'zod'
import { productCards, productNumbers } from './products'

/** The slots that are filled in the browser, for products in the basket. */
export const recommendationQuestion = z.object({
  slot: z.enum(['add_to_cart_layer', 'basket'], { error: 'must be add_to_cart_layer or basket' }),
  /** The products in the basket, which are not recommended themselves. */
  numbers: productNumbers(0),
})

/** The answer: the cards in their order, with the names of the list and of its place, by which services count. */
export const recommendations = productCards.extend({ recommendationId: z.string(), uid: z.string() })
export type Recommendations = z.infer<typeof recommendations>
