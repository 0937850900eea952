import { typeset } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { Seller } from '@/schemas/shop'
import { madeUpDetails } from './made-up-seller'
import { placeOfReturns } from './return-place'

/** What content names of who sells, in braces: `{companyName}`. */
export const sellerWordNames = [
  'companyName',
  'companyStreet',
  'companyTown',
  'companyCountry',
  /** Name, street, town and e-mail address; with the telephone where there is one. */
  'companyLine',
  'companyContact',
  'companyPeople',
  'companyRegister',
  'companyTaxNumbers',
  /** Where goods are sent back to: name, street and town. */
  'returnAddress',
  'serviceEmail',
  'hotline',
  /** As a link has it. */
  'hotlineDigits',
  /** Says nothing; a sentence with it is left out once the shop has a seller of its own. */
  'ifExample',
] as const
export type SellerWordName = (typeof sellerWordNames)[number]

/** The words of who sells; undefined for what a seller has not. */
export function sellerWords(
  seller: Seller,
  market: Pick<Market, 'iso' | 'language'>,
): Record<SellerWordName, string | undefined> {
  const { name, street, postcode, city, country, email, phone, representedBy, register, taxNumbers } = seller
  const town = `${postcode} ${city}`
  const line = [name, street, town, email].join(', ')
  const hotline = phone && typeset(phone, market)
  return {
    companyName: name,
    companyStreet: street,
    companyTown: town,
    companyCountry: new Intl.DisplayNames([market.language], { type: 'region' }).of(country) ?? country,
    companyLine: line,
    companyContact: hotline ? `${line}, ${hotline}` : line,
    companyPeople: representedBy,
    companyRegister: register,
    companyTaxNumbers: taxNumbers.join(' · '),
    returnAddress: placeOfReturns(seller),
    serviceEmail: email,
    hotline,
    hotlineDigits: phone?.replace(/[^+\d]/g, ''),
    // A company with its own name and number may still have another detail of the demo's, which is told elsewhere.
    ifExample: madeUpDetails(seller).some((of) => of === 'name' || of === 'phone') ? '' : undefined,
  }
}
