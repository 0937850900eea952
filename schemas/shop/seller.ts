import { z } from 'zod'
import { emailAddress } from '../email'
import { type IbanFault, ibanFault, isSepaCountry } from '../iban'
import { countryCodes } from '../markets'

/** Says of a field that is missing what it could be; of a wrong one the check itself speaks. */
const orMissing = (example: unknown) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined ? `is missing, such as ${JSON.stringify(example)}` : undefined,
})

const words = (most = 120, example = '…') => z.string(orMissing(example)).trim().min(1).max(most)

const ibanExample = 'DE02 1203 0000 0000 2020 51'

const ibanFaults: Readonly<Record<IbanFault, string>> = {
  iban: `is not written like an IBAN, such as ${ibanExample}`,
  ibanCountry: 'is of a country outside of SEPA',
  ibanLength: 'is too short or too long for its country',
  ibanDigits: 'has a wrong digit: its check digits do not fit',
  ibanQr: 'is a QR-IBAN, from which nothing can be transferred',
}

/** Where a shopper transfers money to. */
const iban = z
  .string(orMissing(ibanExample))
  .regex(/^[A-Z]{2}\d{2}(?: ?[A-Z0-9]{1,4}){3,8}$/, ibanFaults.iban)

const bankAccount = z.strictObject(
  {
    holder: words(120, 'Kleine Freude GmbH'),
    bank: words(120, 'Hausbank'),
    iban: iban.describe('As it is to be printed'),
    refundsFrom: iban
      .superRefine((text, context) => {
        const fault = ibanFault(text)
        if (fault) context.addIssue({ code: 'custom', message: ibanFaults[fault] })
      })
      .optional()
      .describe('Which account refunds are transferred from; unset: that one, which must then be no QR-IBAN'),
    bic: z
      .string()
      .regex(/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/, 'is not written like a BIC, such as BYLADEM1001')
      .optional(),
  },
  orMissing({ holder: 'Kleine Freude GmbH', bank: 'Hausbank', iban: ibanExample }),
)

/** Where shoppers send goods back to, as it stands on a label. */
const returnAddress = z.strictObject({
  name: words(),
  street: words(),
  postcode: words(12),
  city: words(60),
  country: z.enum(countryCodes, orMissing('DE')),
})

/** The company that sells in a market, with what an invoice has to name. */
export const seller = z.strictObject({
  name: words(120, 'Kleine Freude GmbH').describe('The legal name'),
  street: words(120, 'Am Markt 3'),
  postcode: words(12, '20095'),
  city: words(60, 'Hamburg'),
  country: z.enum(countryCodes, orMissing('DE')),
  email: emailAddress(orMissing('service@shop.example')),
  phone: words(40).optional(),
  taxNumbers: z
    .array(words(80), orMissing(['USt-IdNr. DE123456789']))
    .min(1)
    .max(4)
    .describe('Each with its name, such as ‘USt-IdNr. DE…’; the first is the VAT number'),
  register: words(160).optional().describe('Where the company is registered, and its number there'),
  representedBy: words(160).optional(),
  returnAddress: returnAddress.optional().describe('Where goods are sent back to; without it to the seller'),
  bankAccount,
  invoiceDays: z
    .int(orMissing(14))
    .min(1)
    .max(90)
    .describe('The days that a shopper has to pay an invoice; at most 50 in the Union'),
  prepaymentDays: z
    .int(orMissing(7))
    .min(1)
    .max(30)
    .describe('The days that goods are held for a prepayment'),
})
export type Seller = z.infer<typeof seller>

/**
 * A seller in a row, whose account must be one that banks know: a QR-IBAN takes money, and sends none. What is stored is
 * read without this, or a shop with an older account, or with the made-up seller, would lose its settings.
 */
export const givenSeller = seller.superRefine(({ bankAccount: { iban, bic } }, context) => {
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: ['bankAccount', field], message })
  const fault = ibanFault(iban)
  if (fault && fault !== 'ibanQr') refuse('iban', ibanFaults[fault])
  if (bic && !isSepaCountry(bic.slice(4, 6)))
    refuse('bic', 'is not written like a BIC of a SEPA country, such as BYLADEM1001')
})
