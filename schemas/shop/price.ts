import { z } from 'zod'
import { currencies } from '../markets'
import { instant } from './instant'

/** Minor units of the currency. 2^31 - 1 is what the column holds. */
const minorUnits = z.int().min(0).max(2_147_483_647)

const currencyCode = z.enum(currencies)

/** A reduction that the price already includes, as a fraction: 0.2 is 20 %. */
const appliedReduction = z.object({ amount: z.object({ relative: z.number().gt(0).lte(1) }) })
export type AppliedReduction = z.infer<typeof appliedReduction>

const priceFields = z.object({
  currencyCode,
  withTax: minorUnits.min(1, 'is 0, for which nothing is sold; a gift is a promotion'),
  withoutTax: minorUnits,
  tax: z.object({ vat: z.object({ amount: z.number().min(0).lt(1) }) }),
  recommendedRetailPrice: minorUnits.optional(),
  reference: z
    .object({ withTax: minorUnits, unit: z.string().min(1).max(10), size: z.number().positive() })
    .optional(),
  appliedReductions: z.array(appliedReduction).max(10).default([]),
})

const isTaxed = ({ withTax, withoutTax }: z.infer<typeof priceFields>) => withoutTax <= withTax
const untaxed = { error: 'withoutTax is greater than withTax', path: ['withoutTax'] }

/**
 * A price in minor units. None is 0: a field that a source leaves at 0 would give goods away. What is free on purpose is
 * the gift of a promotion.
 */
export const price = priceFields.refine(isTaxed, untaxed)
export type Price = z.infer<typeof price>

/** A reduced price from `from` on, until before `until`; either may be open. */
const timedSale = z
  .object({
    withTax: priceFields.shape.withTax,
    /** The reduced price by measure; unset: in proportion to the usual one. */
    reference: minorUnits.optional(),
    from: instant.optional(),
    until: instant.optional(),
  })
  .refine(
    ({ from, until }) => from === undefined || until === undefined || Date.parse(from) < Date.parse(until),
    { error: 'until is not later than from', path: ['until'] },
  )

/** What is left of a price without its tax, unrounded. */
const untaxedOf = ({ withTax, tax }: z.infer<typeof priceFields>) => withTax / (1 + tax.vat.amount)

/** However the source rounds. */
const isReckoned = (price: z.infer<typeof priceFields>) => Math.abs(price.withoutTax - untaxedOf(price)) < 1

/** A price as a source has it: the usual one, and the reduced one that comes and goes by itself. */
export const sourcePrice = priceFields
  .extend({ sale: timedSale.optional() })
  .refine(isReckoned, {
    error: ({ input }) => {
      const price = input as z.infer<typeof priceFields>
      const percent = Number((price.tax.vat.amount * 100).toFixed(2))
      return `is not what withTax is without a tax of ${percent} %: ${Math.round(untaxedOf(price))}`
    },
    path: ['withoutTax'],
  })
  .refine(({ withTax, sale }) => sale === undefined || sale.withTax < withTax, {
    error: 'is not lower than the price',
    path: ['sale', 'withTax'],
  })
export type SourcePrice = z.infer<typeof sourcePrice>

/** A price whose `withoutTax` is reckoned anew where it is not what `withTax` is without its tax. */
export const reckonedPrice = (price: SourcePrice): SourcePrice =>
  isReckoned(price) ? price : { ...price, withoutTax: Math.round(untaxedOf(price)) }
