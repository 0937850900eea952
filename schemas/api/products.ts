import { z } from 'zod'
import { productCard } from '../shop'
import { productNumber } from './wishlist'

/** As many as a browser remembers. */
const most = 12

/** `GET /api/shop/products/?numbers=`: distinct product numbers, separated by commas. */
export const productNumbers = z
  .string()
  .max(most * 41)
  .transform((text) => [...new Set(text.split(',').filter(Boolean))])
  .pipe(z.array(productNumber).min(1).max(most))

/** The answer: the cards of those that the market sells, in the order of the request. */
export const productCards = z.object({ items: z.array(productCard) })
export type ProductCards = z.infer<typeof productCards>
