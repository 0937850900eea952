import { z } from 'zod'
import { productCard } from '../shop'
import { productNumber } from './wishlist'

/** As many as a browser remembers. */
const most = 12

const numbers = z.array(productNumber).max(most)

/** Distinct product numbers, separated by commas, as a parameter names them; `least` of them. */
export const productNumbers = (least: number) =>
  z.string().transform((text, { addIssue }) => {
    const named = text.length > most * 41 ? [] : [...new Set(text.split(',').filter(Boolean))]
    const read = numbers.min(least).safeParse(named)
    if (read.success && (named.length > 0 || text === '')) return read.data
    addIssue(`must be up to ${most} product numbers`)
    return z.NEVER
  })

/** `GET /api/shop/products/?numbers=` */
export const cardsQuery = z.object({ numbers: productNumbers(1) })

/** What a tile shows of a product. `shownName` is its name with soft hyphens, where it has long words. */
const shownCard = productCard.extend({ shownName: z.string().optional() })
export type ShownCard = z.infer<typeof shownCard>

/** The answer: the cards of those that the market sells, in the order of the request. */
export const productCards = z.object({ items: z.array(shownCard) })
export type ProductCards = z.infer<typeof productCards>

/** The texts of a tile's picture and price. `reduction` has `{percent}`. */
const tileWords = z.object({
  soldOut: z.string(),
  notAvailable: z.string(),
  preorder: z.string(),
  sale: z.string(),
  new: z.string(),
  reduced: z.string(),
  reduction: z.string(),
  price: z.object({
    now: z.string(),
    before: z.string(),
    lowest: z.string(),
    recommended: z.string(),
    from: z.string(),
  }),
})
export type TileWords = z.infer<typeof tileWords>

/** The same with what a browser needs besides to render their tiles. */
export const tileCards = productCards.extend({
  tile: z.object({
    market: z.object({ numberLocale: z.string(), currency: z.enum(['EUR', 'CHF']) }),
    words: tileWords,
  }),
})
export type TileCards = z.infer<typeof tileCards>
