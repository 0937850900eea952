import { z } from 'zod'
import { localisedText } from './attributes'
import { fileAddress } from './file-address'
import { responsibleParty } from './responsible-party'

/** The months of the legal guarantee of conformity (Directive (EU) 2019/771, article 10). */
const legalMonths = 24

/** A country, or `EU` for all countries of the Union. */
const place = z.string().regex(/^[A-Z]{2}$/, 'is no code of a country like DE, nor EU')

const named = (text: z.ZodString) => text.trim().min(1, 'has no words')

/**
 * The producer's commercial guarantee of durability: for the whole product, at no cost, and for longer than the legal
 * guarantee (Directive 2011/83/EU, article 6 (1) (la)). Any other guarantee is a text of the product.
 */
export const guarantee = z.object({
  months: z
    .int()
    .max(1200)
    .refine((months) => months > legalMonths, {
      error: `is no more than the ${legalMonths} months of the legal guarantee`,
    }),
  /** Who gives it, and with `contact`, where it is claimed. */
  guarantor: responsibleParty.extend({
    name: named(responsibleParty.shape.name),
    address: named(responsibleParty.shape.address),
  }),
  /** Where it holds. */
  territory: z.array(place).min(1).max(60),
  /** Its conditions, and how it is claimed. */
  terms: localisedText.refine((terms) => Object.values(terms).some((words) => words.trim() !== ''), {
    error: 'no words in any language',
  }),
  /** The producer's label of the Union for this product and these years (Regulation (EU) 2025/1960, annex II). */
  label: fileAddress.optional(),
})
export type Guarantee = z.infer<typeof guarantee>
