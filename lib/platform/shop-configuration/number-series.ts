import type { Brand } from '@/schemas'
import type { Country } from '@/schemas/markets'
import type { NumberPrefixes } from '@/schemas/shop'

type Given = Partial<NumberPrefixes> | undefined

const withCredit = (invoice: string): NumberPrefixes => ({
  invoice,
  creditNote: invoice === '' ? 'C' : `${invoice}-C`,
})

/**
 * The prefixes of a shop that names none: invoices have none and begin with the year. The shops of two brands may share a
 * database, so that the second one has a letter.
 */
const usualPrefixes = (brand: Brand): NumberPrefixes => withCredit(brand === 'baby' ? '' : 'B')

/** The country whose company numbers in the series of the brand. */
const home = 'DE'

const inCountry = (prefix: string, country: Country): string =>
  [prefix, ...(country === home ? [] : [country])].filter((part) => part !== '').join('-')

/** The prefixes of the demo's companies. */
export const demoPrefixes = (brand: Brand, country: Country): NumberPrefixes =>
  withCredit(inCountry(brand.toUpperCase(), country))

/**
 * The prefixes of a market that names none: each country has a company of its own, and each company a series without gaps
 * (Directive 2006/112/EC, article 226 (2)). Both languages of a country are sold in by one. Undefined where they are those
 * of the brand.
 */
export const countryPrefixes = (brand: Brand, country: Country): NumberPrefixes | undefined =>
  country === home ? undefined : withCredit(inCountry(usualPrefixes(brand).invoice, country))

/** The name under which a series is counted: that of its prefix, and the brand for the demo's, as earlier releases had it. */
export const seriesName = (brand: Brand, kind: keyof NumberPrefixes, prefix: string): string =>
  prefix === demoPrefixes(brand, home)[kind] ? brand : prefix

/** What the numbers of a shop's papers begin with. */
export const prefixesOf = (brand: Brand, given: Given): NumberPrefixes => ({
  ...usualPrefixes(brand),
  ...given,
})

/**
 * Why a shop's prefixes cannot be: an invoice and a credit note would have one number, here, in another market, or with
 * the papers from before prefixes were named.
 */
export function prefixProblems(brand: Brand, given: Given, others: ReadonlyMap<string, Given>): string[] {
  const own = prefixesOf(brand, given)
  const usual = usualPrefixes(brand)
  const clash = (field: keyof NumberPrefixes, what: string) =>
    `bookkeeping.prefixes.${field} ${own[field]} is that of ${what}: their numbers would be the same`
  const problems = own.invoice === own.creditNote ? [clash('creditNote', 'the invoices')] : []
  if (own.invoice === usual.creditNote) problems.push(clash('invoice', 'credit notes without a prefix'))
  if (own.creditNote === usual.invoice) problems.push(clash('creditNote', 'invoices without a prefix'))
  if (problems.length > 0) return problems
  for (const [locale, prefixes] of others) {
    const other = prefixesOf(brand, prefixes)
    if (own.invoice === other.creditNote) problems.push(clash('invoice', `credit notes of ${locale}`))
    if (own.creditNote === other.invoice) problems.push(clash('creditNote', `invoices of ${locale}`))
  }
  return problems
}

type Numbered = { bookkeeping?: { prefixes?: Given } | undefined; seller: { name: string } }

const plain = (name: string) => name.replace(/[\s.]/g, '').toLowerCase()

/** The shop locales of other companies whose invoices or credit notes share a series with those of this one. */
export function companiesInOneSeries(
  brand: Brand,
  own: Numbered,
  others: ReadonlyMap<string, Numbered>,
): string[] {
  const { invoice, creditNote } = prefixesOf(brand, own.bookkeeping?.prefixes)
  return [...others].flatMap(([locale, other]) => {
    const theirs = prefixesOf(brand, other.bookkeeping?.prefixes)
    const isShared = theirs.invoice === invoice || theirs.creditNote === creditNote
    return isShared && plain(other.seller.name) !== plain(own.seller.name) ? [locale] : []
  })
}
