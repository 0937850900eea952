import { z } from 'zod'
import { giftCard, type PaymentMethod, paymentMethods } from './order'

/** The methods that a shop offers or not. */
export type ConfiguredPayment = Exclude<PaymentMethod, typeof giftCard>
const configuredPayment = z.enum(
  paymentMethods.filter((method): method is ConfiguredPayment => method !== giftCard),
)

export const paymentBuyers = ['guest', 'account'] as const
const excludedDeliveries = ['pickup', 'freight', 'download'] as const

const words = (most: number) => z.string().trim().min(1).max(most)

/** A method of payment in one market. */
const paymentSettings = z.strictObject({
  isOffered: z.boolean().describe('Whether it can be chosen at all'),
  isMarked: z
    .boolean()
    .describe('Among the marks of the footer and the basket, and the ways to pay on product pages'),
  least: z.int().min(1).describe('The least that it takes of an order, in minor units'),
  most: z.int().min(1).max(100_000_000).optional().describe('The most, in minor units; unset: any amount'),
  buyers: z
    .array(z.enum(paymentBuyers))
    .min(1)
    .describe('Who may choose it: guests, customers with an account, or both'),
  fee: z
    .int()
    .min(1)
    .max(5_000)
    .optional()
    .describe('What it costs extra, with tax, in minor units; the law allows it for cash on delivery alone'),
  excludedDeliveries: z
    .array(z.enum(excludedDeliveries))
    .describe('To pick-up stations, by freight, or with something to download it is not offered'),
  name: words(60).optional().describe('As the shoppers of this market know it; unset: the usual name'),
  explanation: words(300).optional().describe('A sentence below the name; unset: the usual one'),
})
export type PaymentSettings = z.infer<typeof paymentSettings>

/** The methods of payment of a market. */
export const payments = z.strictObject({
  order: z
    .array(configuredPayment)
    .refine((codes) => new Set(codes).size === codes.length, 'names a method twice')
    .describe('In which they are shown; those that it does not name follow in the usual order'),
  methods: z.partialRecord(configuredPayment, paymentSettings),
})
export type Payments = z.infer<typeof payments>
