import { z } from 'zod'
import { emailAddress } from '../email'

const prefix = z
  .string()
  .regex(
    /^[A-Z\d](?:[A-Z\d-]{0,13}[A-Z\d])?$/,
    'is no prefix: capital letters, digits and hyphens within, at most 15',
  )
  .meta({ examples: ['RE'] })

/** What the numbers of papers begin with: `RE` makes `RE-2026-000123`. */
const numberPrefixes = z.strictObject({
  invoice: prefix
    .optional()
    .describe(
      'Of invoices; unset: none, so that they begin with the year, and outside Germany the country, `AT`',
    ),
  creditNote: prefix.optional().describe('Of credit notes; unset: that of invoices and C, `AT-C`'),
})
export type NumberPrefixes = { invoice: string; creditNote: string }

const account = z
  .string()
  .regex(/^\d{4,9}$/, 'is no account: 4 to 9 digits')
  .meta({ examples: ['8400'] })

/** The accounts of an export for DATEV. */
const datev = z.strictObject({
  consultant: z.int().min(1_001).max(9_999_999).describe('The number of the tax consultant'),
  client: z.int().min(1).max(99_999).describe('The number of the client there'),
  accountLength: z.int().min(4).max(8).default(4).describe('The digits of a general ledger account'),
  yearBegins: z.int().min(1).max(12).default(1).describe('The month in which the financial year begins'),
  receivables: account.describe('What shoppers owe: a collective debtor, such as 10000'),
  revenues: z
    .array(
      z.strictObject({
        rate: z
          .number()
          .min(0)
          .max(0.5)
          .describe('The tax rate as a fraction: 0.19; 0: vouchers that are sold'),
        account,
      }),
    )
    .min(1)
    .max(10)
    .describe('The account of the turnover at each tax rate, such as 8400 at 0.19'),
})

/** Where the papers of a shop go, and how they are numbered. */
export const bookkeeping = z.strictObject({
  papersTo: emailAddress().optional().describe('Where a copy of each invoice and credit note is sent'),
  ordersTo: emailAddress().optional().describe('Who hears of each new order by mail'),
  deliveryNotes: z
    .array(z.enum(['orders', 'parcels']))
    .min(1)
    .max(2)
    .optional()
    .describe(
      'Which mails bring a delivery note: `orders`, those to `ordersTo`; `parcels`, those to shoppers about a parcel',
    ),
  prefixes: numberPrefixes.optional(),
  datev: datev.optional(),
})
export type Bookkeeping = z.infer<typeof bookkeeping>
