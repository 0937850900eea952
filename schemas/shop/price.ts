import { z } from 'zod'
import { currencies } from '../markets'

/** Minor units of the currency. 2^31 - 1 is what the column holds. */
const minorUnits = z.int().min(0).max(2_147_483_647)

const currencyCode = z.enum(currencies)

/** A reduction that the price already includes, as a fraction: 0.2 is 20 %. */
const appliedReduction = z.object({ amount: z.object({ relative: z.number().gt(0).lte(1) }) })
export type AppliedReduction = z.infer<typeof appliedReduction>

/**
 * A price in minor units. None is 0: a field that a source leaves at 0 would give goods away. What is free on purpose is
 * the gift of a promotion.
 */
export const price = z
  .object({
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
  .refine(({ withTax, withoutTax }) => withoutTax <= withTax, {
    error: 'withoutTax is greater than withTax',
    path: ['withoutTax'],
  })
export type Price = z.infer<typeof price>
