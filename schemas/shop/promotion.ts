import { z } from 'zod'
import { currencies } from '../markets'
import { localisedText } from './attributes'
import { instant } from './instant'
import { referenceKey } from './key'

/** Minor units by currency, one for each currency of the promotion's markets. */
export const money = z
  .partialRecord(z.enum(currencies), z.int().min(1).max(100_000_000))
  .refine((amounts) => Object.keys(amounts).length > 0, 'no amount in any currency')

/**
 * The goods that an effect is about: those of any of these products, categories (with the categories below them) and
 * brands. Unset: all goods. Vouchers never take part in a promotion.
 */
export const promotedGoods = z
  .strictObject({
    /** By their numbers; in rows also by their keys or those of a variant, as the feed writes them. */
    products: z.array(referenceKey).min(1).max(500).optional(),
    /** By their keys. */
    categories: z.array(z.string().min(1).max(100)).min(1).max(50).optional(),
    brands: z.array(z.string().min(1).max(100)).min(1).max(50).optional(),
  })
  .refine(
    ({ products, categories, brands }) => (products ?? categories ?? brands) !== undefined,
    'names neither products, categories nor brands',
  )
export type PromotedGoods = z.infer<typeof promotedGoods>

/** When an effect applies. Both conditions are about its goods in the basket, at their prices before promotions. */
const conditions = {
  goods: promotedGoods.optional(),
  minOrderValue: money.optional(),
  /** In pieces. */
  minQuantity: z.int().min(1).max(100).optional(),
}

export const fraction = z.number().gt(0).lt(1)

/** One piece of each set together make a bundle, which is reduced by a fraction: 0.1 is 10 %. */
const comboDeal = z
  .object({
    type: z.literal('combo_deal'),
    sets: z.array(z.array(referenceKey).min(1).max(60)).min(2).max(5),
    relative: fraction,
  })
  .refine(({ sets }) => new Set(sets.flat()).size === sets.flat().length, {
    error: 'a product stands in the sets twice',
    path: ['sets'],
  })
export type ComboDeal = z.infer<typeof comboDeal>

/** Every piece of the goods is reduced by a fraction, up to a total for the order. */
const percentage = z.strictObject({
  type: z.literal('percentage'),
  ...conditions,
  relative: fraction,
  maxAmount: money.optional(),
})
export type Percentage = z.infer<typeof percentage>

/** Says on purpose that an amount may take off everything, so that goods are free. */
export const mayBeFree = z.boolean().optional()

/** An amount less for the goods of an order, once. It takes off less than they cost, unless they may be free. */
const amount = z.strictObject({ type: z.literal('amount'), ...conditions, amount: money, mayBeFree })
export type AmountOff = z.infer<typeof amount>

/** Nothing to pay for shipping. */
const freeShipping = z.strictObject({
  type: z.literal('free_shipping'),
  ...conditions,
  /** Whether bulky goods, which are sent by freight, are free as well. */
  includesFreight: z.boolean().default(false),
})
export type FreeShipping = z.infer<typeof freeShipping>

/** A gift with an order: so many pieces of the first of these variants that is in stock. */
const gift = z.strictObject({
  type: z.literal('gift'),
  ...conditions,
  variants: z.array(referenceKey).min(1).max(10),
  quantity: z.int().min(1).max(5).default(1),
})
export type Gift = z.infer<typeof gift>

/**
 * Whoever buys so many pieces of the goods gets so many more for nothing: of the same goods, the cheapest of each
 * group, or of other goods, which the shopper puts into the basket.
 */
const buyXGetY = z.strictObject({
  type: z.literal('buy_x_get_y'),
  goods: conditions.goods,
  minOrderValue: conditions.minOrderValue,
  buyQuantity: z.int().min(1).max(20),
  getQuantity: z.int().min(1).max(20).default(1),
  /** Unset: the same goods. A piece that belongs to both is one to get. */
  getGoods: promotedGoods.optional(),
  /** How often in an order at most. */
  maxTimes: z.int().min(1).max(100).optional(),
})
export type BuyXGetY = z.infer<typeof buyXGetY>

/** The effect of a promotion, by its type. Fractions: 0.1 is 10 %. */
export const promotionEffect = z.discriminatedUnion('type', [
  comboDeal,
  percentage,
  amount,
  freeShipping,
  gift,
  buyXGetY,
])
export type PromotionEffect = z.infer<typeof promotionEffect>

export const promotionTypes = [
  'combo_deal',
  'percentage',
  'amount',
  'free_shipping',
  'gift',
  'buy_x_get_y',
] as const satisfies readonly PromotionEffect['type'][]

/** What promotions and vouchers have in common: their markets, dates and name. */
export const offerFields = {
  id: z
    .string()
    .regex(/^[\w.:-]{1,60}$/, 'only letters, digits, dot, colon, hyphen and underscore, at most 60'),
  /** Shop locales: `de-de`. */
  locales: z
    .array(z.string().regex(/^[a-z]{2}-[a-z]{2}$/, 'is not a shop locale'))
    .min(1)
    .max(20),
  labels: localisedText.refine((labels) => Object.keys(labels).length > 0, 'no label in any language'),
  /** The start is inclusive, the end exclusive; unset means unlimited. */
  dateFrom: instant.optional(),
  dateTo: instant.optional(),
}

type Dates = { dateFrom?: string | undefined; dateTo?: string | undefined }

export const endsAfterItBegins = ({ dateFrom, dateTo }: Dates): boolean =>
  !dateFrom || !dateTo || Date.parse(dateFrom) < Date.parse(dateTo)

export const endsTooEarly = { error: 'ends before it begins', path: ['dateTo'] }

/** A promotion in a feed: its markets, dates, name and effect. */
export const sourcePromotion = z
  .object({ ...offerFields, effect: promotionEffect })
  .refine(endsAfterItBegins, endsTooEarly)
export type SourcePromotion = z.infer<typeof sourcePromotion>
