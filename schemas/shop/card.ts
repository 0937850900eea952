import { z } from 'zod'
import { languages } from '../markets'
import { price } from './price'

/** The data of a product tile, in the language and the currency of a market. */
export const productCard = z.object({
  number: z.string(),
  referenceKey: z.string(),
  /** The path of the product page, with the market: `/de/p/kinderwagen-salbei-104711/`. */
  href: z.string(),
  brand: z.string(),
  subbrand: z.string().optional(),
  name: z.string(),
  /** Of the name, where it is not the market's language. */
  lang: z.enum(languages).optional(),
  image: z.object({ src: z.string(), alt: z.string() }).optional(),
  /** Of goods without a picture: the path of the sign of their category, 24 by 24. */
  sign: z.string().optional(),
  /** Of the variant that the product page shows: the cheapest buyable one, or else the first. */
  price: price,
  /** ‘Used’, ‘refurbished’: of that variant, in the market's words; unset for what is new. */
  condition: z.string().optional(),
  /** The price before the reductions, in minor units. */
  before: z.int().optional(),
  /** The lowest price of the 30 days before the reductions, in minor units, where it has to stand beside them. */
  lowest: z.int().optional(),
  /** No other variant costs less, and some cost more. */
  from: z.boolean(),
  sale: z.boolean(),
  isNew: z.boolean().optional(),
  buyable: z.boolean(),
  /** For what cannot be bought: whether every variant is sold out, or the product is merely not available. */
  soldOut: z.boolean().optional(),
  /** Everything of it that can be bought is ordered ahead. */
  preorder: z.boolean().optional(),
  /** The variant with this price. */
  variant: z.string(),
  /** Several variants: a choice is needed before it can be added to the basket. */
  hasChoice: z.boolean(),
  /** What a promotion takes off or gives, in a few words; set where a page tells of promotions. */
  offer: z.string().optional(),
  rating: z.object({ mean: z.number(), count: z.int() }).optional(),
  /** The colours of the article, this product among them; empty for a single one. */
  colours: z.array(
    z.object({
      number: z.string(),
      label: z.string(),
      swatch: z.string().optional(),
      href: z.string(),
      soldOut: z.boolean().optional(),
    }),
  ),
})
export type ProductCard = z.infer<typeof productCard>
