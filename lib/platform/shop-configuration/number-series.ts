import type { Brand } from '@/schemas'
import type { Country } from '@/schemas/markets'
import type { NumberPrefixes } from '@/schemas/shop'

type Given = Partial<NumberPrefixes> | undefined

/** The prefixes of a brand whose shop names none. */
export const usualPrefixes = (brand: Brand): NumberPrefixes => ({
  invoice: brand.toUpperCase(),
  creditNote: `${brand.toUpperCase()}-C`,
})

/** The country whose company numbers in the series of the brand. */
const home = 'DE'

/**
 * The prefixes of a market that names none: each country has a company of its own, and each company a series without gaps
 * (Directive 2006/112/EC, article 226 (2)). Both languages of a country are sold in by one. Undefined where they are those
 * of the brand.
 */
export function countryPrefixes(brand: Brand, country: Country): NumberPrefixes | undefined {
  if (country === home) return undefined
  const invoice = `${usualPrefixes(brand).invoice}-${country}`
  return { invoice, creditNote: `${invoice}-C` }
}

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
