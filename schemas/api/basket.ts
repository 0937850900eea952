import { z } from 'zod'
import { price } from '../shop'
import { productNumber } from './wishlist'

/** More of one thing is a matter for the service, not for a household. */
export const mostOfOne = 20

/** More different things than a household orders; it keeps one visitor from filling the database. */
export const mostLines = 60

/** As many things at once as a bundle has. */
const mostAtOnce = 12

const quantity = z.int().min(1).max(mostOfOne)
/** As the keys of products, variants and promotions are written. */
const key = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[\w.:-]+$/, 'is not a key')

/** A name of somebody else's making, in characters that can be stored. */
const foreignName = z
  .string()
  .min(1)
  .max(60)
  .regex(/^\P{C}+$/u, 'has characters that cannot be stored')

/** What is stitched or printed on a personalised article: letters of our languages, digits and a little punctuation. */
export const inscription = z
  .string()
  .normalize('NFC')
  .trim()
  .min(1)
  .max(30)
  .regex(/^[\p{L}\p{M}\p{N} .,'’&!?-]+$/u, 'has characters that cannot be stitched')

/** Where a line came from, as the tag manager wants it said. Section 3, basket. */
export const customData = z.object({
  cPromo: z.object({ promotionId: key }).optional(),
  ffData: z.object({ ffCampaign: foreignName }).optional(),
})
export type CustomData = z.infer<typeof customData>

/** What is put into the basket: a variant by its reference key. */
export const basketEntry = z.object({
  variant: key,
  quantity: quantity.default(1),
  /** Asked for with personalised articles, and refused with others. */
  inscription: inscription.optional(),
  customData: customData.optional(),
})
export type BasketEntry = z.input<typeof basketEntry>

/** `POST /api/basket/items/?locale`: several things go in together or not at all. */
export const basketAddition = z.object({ items: z.array(basketEntry).min(1).max(mostAtOnce) })
export type BasketAddition = z.input<typeof basketAddition>

/** `PUT /api/basket/items/{key}/?locale`. */
export const basketChange = z.object({ quantity })
export type BasketChange = z.infer<typeof basketChange>

/** Why something did not go into the basket, or cannot be ordered. */
export const basketErrors = [
  'unknownVariant',
  /** Not in this market. */
  'notSold',
  'notBuyable',
  /** All there is lies in the basket already. */
  'noneLeft',
  'inscriptionMissing',
  'inscriptionNotAsked',
  /** The basket holds as many lines as it can. */
  'full',
] as const
export type BasketError = (typeof basketErrors)[number]

const minorUnits = z.int()

const promotion = z.object({
  id: z.string(),
  /** Whether it takes something off this line. */
  isValid: z.boolean(),
  effect: z.object({ type: z.enum(['combo_deal']) }),
  label: z.string(),
})

const basketItem = z.object({
  /** Of the line, for changes of it. */
  key: z.string(),
  product: z.object({
    number: productNumber,
    name: z.string(),
    brand: z.string(),
    subbrand: z.string().optional(),
    /** The product's page with this variant chosen; unset where the market does not sell it. */
    href: z.string().optional(),
    image: z.object({ src: z.string(), alt: z.string() }).optional(),
  }),
  variant: z.object({
    referenceKey: z.string(),
    /** ‘Sage’, ‘size 62’: in the words of the market. */
    choice: z.array(z.string()),
    /** Of one piece; unset where the market does not sell it. */
    price: price.optional(),
    /** Of one piece before the reductions, in minor units. */
    before: minorUnits.optional(),
    /** The delivery message in the words of the market. */
    delivery: z.string().optional(),
    /** How many of it one basket can hold now. 0: cannot be ordered. */
    most: z.int().min(0),
  }),
  quantity: z.int(),
  inscription: z.string().optional(),
  customData: customData,
  /** Why the line cannot be ordered as it is: it counts nothing then. `lessLeft`: less than wanted, it counts what is left. */
  notice: z.enum(['notSold', 'notBuyable', 'lessLeft']).optional(),
  promotion: promotion.optional(),
  /** For all pieces that can be ordered, with tax, before what promotions take off, in minor units. */
  total: minorUnits,
  /** What promotions take off it, in minor units. */
  reduction: minorUnits,
})
export type BasketItem = z.infer<typeof basketItem>

const cost = z.object({
  currencyCode: price.shape.currencyCode,
  /** All goods with tax before promotions, in minor units. */
  goods: minorUnits,
  /** What each promotion takes off. */
  reductions: z.array(z.object({ id: z.string(), label: z.string(), amount: minorUnits })),
  shipping: minorUnits,
  /** Bulky goods go by freight. */
  isFreight: z.boolean(),
  /** What is to be paid: goods less reductions, and shipping. With and without tax. */
  withTax: minorUnits,
  withoutTax: minorUnits,
  /** The tax in it by rate, a fraction: 0.19. */
  taxes: z.array(z.object({ rate: z.number(), amount: minorUnits })),
})
export type BasketCost = z.infer<typeof cost>

/** `GET /api/basket/?locale`: the visitor's basket as a market sells it today, the newest line first. */
export const basket = z.object({
  items: z.array(basketItem),
  /** How many pieces lie in it, also such as cannot be ordered. */
  quantity: z.int(),
  cost,
  /**
   * What is still missing for an order without shipping costs. Unset where nothing is missing: without such a value in
   * the market, with freight, with nothing to send, or when it is reached.
   */
  missingForFreeShipping: minorUnits.optional(),
})
export type Basket = z.infer<typeof basket>

/** What additions answer with. */
export const basketAdded = z.object({
  basket,
  /** What went in, in the order in which it was asked for; fewer pieces than asked for where there are no more. */
  added: z.array(z.object({ key: z.string(), quantity: z.int(), wanted: z.int() })),
})
export type BasketAdded = z.infer<typeof basketAdded>
