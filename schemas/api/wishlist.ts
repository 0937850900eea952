import { z } from 'zod'
import { languages } from '../markets'
import { price, productCard, referenceKey } from '../shop'

export const productNumber = z.string().regex(/^[a-z0-9]{1,40}$/i, 'is not a product number')

/** `POST /api/wishlist/`: a product, and the variant that was chosen of it. */
export const wishlistEntry = z.object({
  number: productNumber,
  variant: referenceKey.optional(),
})
export type WishlistEntry = z.infer<typeof wishlistEntry>

/** The chosen variant: its choices in words, today's price and availability. */
const chosenVariant = z.object({
  /** ‘Sage’, ‘size 62’, in the market's language. */
  choice: z.array(z.string()),
  price,
  /** The price before the reductions, in minor units. */
  before: z.int().optional(),
  /** The lowest price of the 30 days before the reductions, in minor units, where it has to stand beside them. */
  lowest: z.int().optional(),
  buyable: z.boolean(),
  /** The delivery message in the market's language. */
  delivery: z.string(),
  /** It comes in weeks, or is not out yet. */
  isSlow: z.boolean().optional(),
})
export type ChosenVariant = z.infer<typeof chosenVariant>

/** Inputs that a product requires before it can be added to the basket. */
const requiredInput = z.enum(['size', 'variant', 'inscription'])
export type RequiredInput = z.infer<typeof requiredInput>

/**
 * `GET /api/wishlist/`: the list with the data of its tiles. An entry without a card is no longer sold in this market.
 * One without a chosen variant was added without a choice, or the market does not sell that variant.
 */
const wishlistItems = z.object({
  items: z.array(
    z.object({
      number: z.string(),
      variant: z.string().optional(),
      name: z.string(),
      /** Of the name, where it is not the market's language. */
      lang: z.enum(languages).optional(),
      card: productCard.optional(),
      /** Set with the card, without a chosen variant: the delivery message for all variants that can be chosen. */
      delivery: z.string().optional(),
      isSlow: z.boolean().optional(),
      chosen: chosenVariant.optional(),
      asked: requiredInput.optional(),
    }),
  ),
})
export type WishlistItems = z.infer<typeof wishlistItems>
