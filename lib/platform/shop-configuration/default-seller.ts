import type { ShopLocale } from '@/lib/platform/markets'
import type { Language } from '@/schemas'
import type { Seller } from '@/schemas/shop'

const days = { invoiceDays: 14, prepaymentDays: 7 }

/** Company data that cannot be mistaken for those of a real company: a shop imports its own. */
const german: Seller = {
  name: 'Nestling Handels GmbH',
  street: 'Musterweg 1',
  postcode: '12345',
  city: 'Musterstadt',
  country: 'DE',
  email: 'service-de@example.com',
  phone: '030 23125-410',
  taxNumbers: ['USt-IdNr. DE000000000 (Beispiel)'],
  register: 'Amtsgericht Musterstadt, HRB 00000 (Beispiel)',
  representedBy: 'Erika Mustermann (Geschäftsführerin)',
  bankAccount: {
    holder: 'Nestling Handels GmbH',
    bank: 'Musterbank (Beispiel)',
    iban: 'DE00 0000 0000 0000 0000 00',
    bic: 'XXXXDE00XXX',
  },
  ...days,
}

/** One company serves both languages of Switzerland. */
const swissCompany = {
  ...{ name: 'Nestling Handels AG', street: 'Musterweg 1', postcode: '0000', city: 'Musterort' },
  country: 'CH',
} as const

/** By shop locale. */
export const madeUpSellers: Readonly<Record<ShopLocale, Seller>> = {
  'de-de': german,
  'de-at': {
    ...{
      name: 'Nestling Handels Österreich GmbH',
      street: 'Mustergasse 1',
      postcode: '0000',
      city: 'Musterort',
    },
    ...{ country: 'AT', email: 'service-at@example.com', phone: '01 0000000' },
    taxNumbers: ['UID ATU00000000 (Beispiel)'],
    register: 'FN 000000 x, Landesgericht Musterort (Beispiel)',
    representedBy: 'Erika Musterfrau',
    bankAccount: {
      holder: 'Nestling Handels Österreich GmbH',
      bank: 'Musterbank (Beispiel)',
      iban: 'AT00 0000 0000 0000 0000',
      bic: 'XXXXAT00XXX',
    },
    ...days,
  },
  'de-ch': {
    ...swissCompany,
    ...{ email: 'service-ch@example.com', phone: '044 000 00 00' },
    taxNumbers: ['CHE-000.000.000 MWST (Beispiel)'],
    register: 'UID CHE-000.000.000 (Beispiel)',
    representedBy: 'Erika Muster, Mitglied der Geschäftsleitung',
    bankAccount: {
      holder: swissCompany.name,
      bank: 'Musterbank (Beispiel)',
      iban: 'CH44 3199 9123 0008 8901 2',
      bic: 'XXXXCH00XXX',
    },
    ...days,
  },
  'fr-ch': {
    ...swissCompany,
    ...{ email: 'service-romandie@example.com', phone: '021 000 00 00' },
    taxNumbers: ['CHE-000.000.000 TVA (fictif)'],
    register: 'IDE CHE-000.000.000 (fictif)',
    representedBy: 'Erika Muster, membre de la direction',
    bankAccount: {
      holder: swissCompany.name,
      bank: 'Musterbank (fictif)',
      iban: 'CH44 3199 9123 0008 8901 2',
      bic: 'XXXXCH00XXX',
    },
    ...days,
  },
  'fr-be': {
    ...{ name: 'Nestling Commerce SRL', street: 'Rue de l’Exemple 1', postcode: '0000' },
    ...{ city: 'Exempleville', country: 'BE', email: 'service-be@example.com' },
    taxNumbers: ['TVA BE 0000.000.000 (fictif)'],
    register: 'RPM Exempleville, 0000.000.000 (fictif)',
    bankAccount: {
      holder: 'Nestling Commerce SRL',
      bank: 'Banque de l’Exemple (fictive)',
      iban: 'BE00 0000 0000 0000',
      bic: 'XXXXBE00XXX',
    },
    ...days,
  },
  'fr-fr': {
    ...{ name: 'Nestling Commerce SAS', street: '1, rue de l’Exemple', postcode: '00000' },
    ...{ city: 'Exempleville', country: 'FR', email: 'service-fr@example.com' },
    taxNumbers: ['N° TVA FR 00 000000000 (fictif)', 'SIREN 000 000 000 (fictif)'],
    register: 'RCS Exempleville 000 000 000 (fictif), SAS au capital de 0 € (fictif)',
    representedBy: 'Camille Exemple, présidente',
    bankAccount: {
      holder: 'Nestling Commerce SAS',
      bank: 'Banque de l’Exemple (fictive)',
      iban: 'FR00 0000 0000 0000 0000 0000 000',
      bic: 'XXXXFR00XXX',
    },
    ...days,
  },
  'nl-be': {
    ...{ name: 'Nestling Handel BV', street: 'Voorbeeldstraat 1', postcode: '0000', city: 'Voorbeeldstad' },
    ...{ country: 'BE', email: 'klantendienst-be@example.com' },
    taxNumbers: ['Btw BE 0000.000.000 (verzonnen)'],
    register: 'RPR Voorbeeldstad, 0000.000.000 (verzonnen)',
    bankAccount: {
      holder: 'Nestling Handel BV',
      bank: 'Voorbeeldbank (verzonnen)',
      iban: 'BE00 0000 0000 0000',
      bic: 'XXXXBE00XXX',
    },
    ...days,
  },
  'nl-nl': {
    ...{ name: 'Nestling Handel B.V.', street: 'Voorbeeldstraat 1', postcode: '0000 XX' },
    ...{ city: 'Voorbeeldstad', country: 'NL', email: 'klantenservice-nl@example.com' },
    taxNumbers: ['Btw-id NL000000000B00 (verzonnen)'],
    register: 'KvK 00000000 (verzonnen)',
    bankAccount: {
      holder: 'Nestling Handel B.V.',
      bank: 'Voorbeeldbank (verzonnen)',
      iban: 'NL00 XXXX 0000 0000 00',
      bic: 'XXXXNL00XXX',
    },
    ...days,
  },
}

/** The made-up companies are named by the first brand. */
const named = 'Nestling'

/** The made-up company of a shop locale, for a brand of this name. */
export function usualSeller(shopLocale: string, brandName = named): Seller {
  const usual = madeUpSellers[shopLocale as ShopLocale]
  const nameOf = (text: string) => text.replace(named, () => brandName)
  const { bankAccount } = usual
  return {
    ...usual,
    name: nameOf(usual.name),
    bankAccount: { ...bankAccount, holder: nameOf(bankAccount.holder) },
  }
}

const termsPages: Readonly<Record<Language, string>> = {
  de: 'agb',
  fr: 'conditions-generales',
  nl: 'algemene-voorwaarden',
}

export const usualTermsPage = (shopLocale: string): string => termsPages[shopLocale.slice(0, 2) as Language]
