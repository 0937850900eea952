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

/** An account whose number is right. A QR-IBAN takes money, and sends none. */
const iban = ({ mayBeQr }: { mayBeQr: boolean }) =>
  z.string(orMissing(ibanExample)).superRefine((text, context) => {
    const fault = /^[A-Z\d ]+$/.test(text) ? ibanFault(text) : 'iban'
    if (fault && !(mayBeQr && fault === 'ibanQr'))
      context.addIssue({ code: 'custom', message: ibanFaults[fault] })
  })

/** ISO 9362: four letters of the bank, its country, the place, and perhaps a branch. */
const bic = z.string().superRefine((text, context) => {
  const country = /^[A-Z]{4}([A-Z]{2})[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.exec(text)?.[1]
  if (!country || !isSepaCountry(country))
    context.addIssue({
      code: 'custom',
      message: 'is not written like a BIC of a SEPA country, such as BYLADEM1001',
    })
})

const bankAccount = z.strictObject(
  {
    holder: words(120, 'Kleine Freude GmbH'),
    bank: words(120, 'Hausbank'),
    iban: iban({ mayBeQr: true }).describe('As it is to be printed'),
    refundsFrom: iban({ mayBeQr: false })
      .optional()
      .describe('Which account refunds are transferred from; unset: that one, which must then be no QR-IBAN'),
    bic: bic.optional(),
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
