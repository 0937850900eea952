import type { Address } from '@/schemas/shop'

/** Who pays a transfer, as a QR-bill names them. */
export type Payer = Pick<Address, 'street' | 'postcode' | 'city' | 'country'> & { name: string }

/** A text in the letters of a QR-bill, as far as one of them stands for another. */
export const slipText = (text: string): string =>
  text.replace(/[‘’]/g, "'").replace(/[“”„]/g, '"').replace(/[–—]/g, '-').replace(/\s+/g, ' ').trim()

/** The Latin letters that the Swiss Implementation Guidelines (version 2.3) permit, of which a bank refuses all others. */
const isPermitted = (text: string) => /^[ -~\u00a0-\u017f\u0218-\u021b€]*$/.test(text)

/**
 * Whom the address of an invoice names; undefined where a letter of it is none of a QR-bill, whose field is then filled in
 * by hand.
 */
export function payerOf({ company, firstName, lastName, country, ...place }: Address): Payer | undefined {
  const payer = {
    name: slipText(company || `${firstName} ${lastName}`),
    street: slipText(place.street),
    postcode: slipText(place.postcode),
    city: slipText(place.city),
    country,
  }
  return Object.values(payer).every(isPermitted) ? payer : undefined
}
