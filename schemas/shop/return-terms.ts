import { z } from 'zod'

const longerReturns = z
  .strictObject({
    from: z.iso.date().describe('Orders from this day on'),
    to: z.iso.date().describe('To this one'),
    until: z.iso.date().describe('May be returned until this one'),
  })
  .refine(({ from, to, until }) => from <= to && to < until, 'its days do not follow each other')

/** Who pays the postage of what comes back without a fault. With one, it is always the seller. */
const postagePayer = z.union(
  [
    z.enum(['seller', 'customer']),
    z.strictObject({
      sellerFrom: z
        .int()
        .min(1)
        .max(100_000_000)
        .describe('From this value of the ordered goods on, in minor units'),
    }),
  ],
  { error: 'is neither "seller", "customer" nor, such as from 50.00 on, {"sellerFrom":5000}' },
)

/** The longest time that the law leaves for paying back, in days: Directive 2011/83/EU, article 13. */
export const mostRefundDays = 14

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
  payer: postagePayer.describe(
    'Who pays the postage: `seller`, `customer`, or the seller from a value of the goods on; with a fault always the seller',
  ),
  freightCost: z
    .int()
    .min(0)
    .max(10_000_000)
    .describe('What it costs the customer to have bulky goods collected, in minor units; 0: the seller pays'),
  refundDays: z
    .int()
    .min(1)
    .max(mostRefundDays)
    .describe('Within which money is paid back; the law grants fourteen days'),
  takesMade: z
    .boolean()
    .describe('Whether goods made to the wishes of one customer are taken back without a fault as well'),
})
export type ReturnTerms = z.infer<typeof returnTerms>

/** The contract with a carrier by which a parcel comes back. */
export type Postage = { carrier: string; receiverId: string; weightGrams: number }

/**
 * What an order was promised about returns when it was placed, with the carrier whose label pays the postage, if any.
 * Older ones kept the days alone.
 */
export type PromisedReturns = Pick<ReturnTerms, 'days' | 'longer'> &
  Partial<ReturnTerms> & { postage?: Postage | undefined }
