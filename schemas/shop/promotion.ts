import { z } from 'zod'
import { localisedText } from './attributes'

const number = z.string().regex(/^[a-z0-9]{1,40}$/, 'is not a product number')

/** One piece of each set together make a bundle, which is reduced by a fraction: 0.1 is 10 %. */
const comboDeal = z
  .object({
    type: z.literal('combo_deal'),
    sets: z.array(z.array(number).min(1).max(60)).min(2).max(5),
    relative: z.number().gt(0).lt(1),
  })
  .refine(({ sets }) => new Set(sets.flat()).size === sets.flat().length, {
    error: 'a product stands in the sets twice',
    path: ['sets'],
  })
export type ComboDeal = z.infer<typeof comboDeal>

/** The effect of a promotion, by its type. */
export const promotionEffect = z.discriminatedUnion('type', [comboDeal])
export type PromotionEffect = z.infer<typeof promotionEffect>

/** A promotion in a feed: its markets, dates, name and effect. */
export const sourcePromotion = z
  .object({
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
    dateFrom: z.iso.datetime({ offset: true }).optional(),
    dateTo: z.iso.datetime({ offset: true }).optional(),
    effect: promotionEffect,
  })
  .refine(({ dateFrom, dateTo }) => !dateFrom || !dateTo || Date.parse(dateFrom) < Date.parse(dateTo), {
    error: 'ends before it begins',
    path: ['dateTo'],
  })
export type SourcePromotion = z.infer<typeof sourcePromotion>
