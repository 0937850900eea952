import { z } from 'zod'

const longerReturns = z
  .strictObject({
    from: z.iso.date().describe('Orders from this day on'),
    to: z.iso.date().describe('To this one'),
    until: z.iso.date().describe('May be returned until this one'),
  })
  .refine(({ from, to, until }) => from <= to && to < until, 'its days do not follow each other')

/** What a shop promises about returns in one market, beyond the law. */
export const returnTerms = z.strictObject({
  days: z
    .int()
    .min(0)
    .max(365)
    .describe(
      'For which the shop takes back what is not used, from delivery on; at least what the law grants',
    ),
  longer: z
    .array(longerReturns)
    .max(10)
    .describe('Orders of some days that may be returned longer, such as before Christmas, year by year'),
})
export type ReturnTerms = z.infer<typeof returnTerms>

/** The contract with a carrier by which a parcel comes back. */
export type Postage = { carrier: string; receiverId: string; weightGrams: number }

/** What an order was promised about returns when it was placed; without `postage` the shopper pays it and gets it back. */
export type PromisedReturns = ReturnTerms & { postage?: Postage | undefined }
