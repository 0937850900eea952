import { z } from 'zod'
import { referenceKey } from '../shop'

/** The highest quantity of a line; larger orders are a matter for customer service. */
export const mostOfOne = 20

/** More lines than a household orders; keeps a single visitor from filling the database. */
export const mostLines = 60

/** The most entries of one request, enough for a bundle. */
export const mostAtOnce = 12

const quantity = z.int().min(1).max(mostOfOne)
/** The format of the keys of promotions. */
const key = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[\w.:-]+$/, 'is not a key')

/** A name from another system, limited to characters that can be stored. */
const foreignName = z
  .string()
  .min(1)
  .max(60)
  .regex(/^\P{C}+$/u, 'has characters that cannot be stored')

/** The text on a personalised article: letters of the shop's languages, digits and some punctuation. */
export const inscription = z
  .string()
  .normalize('NFC')
  .trim()
  .min(1)
  .max(30)
  .regex(/^[\p{L}\p{M}\p{N} .,'’&!?-]+$/u, 'has characters that cannot be stitched')

/** The origin of a line, for tracking. */
export const customData = z.object({
  cPromo: z.object({ promotionId: key }).optional(),
  ffData: z.object({ ffCampaign: foreignName }).optional(),
})
export type CustomData = z.infer<typeof customData>

/** A short name in one word: a link may not have an order keep who somebody is. */
const campaignName = z.string().regex(/^[\p{L}\p{M}\p{N}_.-]{1,40}$/u)

/** The origin of what is added or ordered. A campaign whose name is none is left out, and the rest is taken. */
export const knownOrigin = customData.extend({
  ffData: z.object({ ffCampaign: campaignName }).optional().catch(undefined),
})

/** An addition to the basket: a variant by its reference key. */
export const basketEntry = z.object({
  variant: referenceKey,
  quantity: quantity.default(1),
  /** Required for personalised articles, rejected for others. */
  inscription: inscription.optional(),
  customData: knownOrigin.optional(),
})
export type BasketEntry = z.input<typeof basketEntry>

/** `POST /api/basket/items/?locale`: all entries are added or none. */
export const basketAddition = z.object({ items: z.array(basketEntry).min(1).max(mostAtOnce) })

/** `PUT /api/basket/items/{key}/?locale`. The line of a gift that was declined is taken back by it. */
export const basketChange = z.object({ quantity })

/** Why an entry was not added, or a line cannot be ordered. */
export const basketErrors = [
  'unknownVariant',
  /** Not sold in this market. */
  'notSold',
  'notBuyable',
  /** All pieces in stock are in the basket already. */
  'noneLeft',
  'inscriptionMissing',
  'inscriptionNotAsked',
  /** The basket has the maximum number of lines. */
  'full',
  /** Too much was added from the visitor's network within the hour. */
  'tooMany',
] as const
export type BasketError = (typeof basketErrors)[number]
