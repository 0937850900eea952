import { allMarkets, type Market } from '@/lib/platform/markets'
import type { Language } from '@/schemas'
import { formatPriceRange } from './format-price'
import { inWordsOf } from './regional-words'

type Typography = (text: string) => string

const narrow = '\u202f'
const fixed = '\u00a0'

/** A telephone number in groups, which begins with 0 or the code of a country: it stays on one line. */
const telephone = /(?<![\d.,:/\u00a0-])(?:\+\d{1,3} \d{1,4}|0\d{1,4})(?: \d{4,8}|(?: \d{2,3}){2,4})(?!\d)/g

const shared = (text: string) =>
  text
    .replace(telephone, (number) => number.replaceAll(' ', fixed))
    .replace(/(\p{L})'(?=\p{L})/gu, '$1’')
    .replace(/(\d) (?=\d{3} (?:mm|m|g|kg|ml)(?!\p{L}))/gu, `$1${narrow}`)
    .replace(/(\d) × (?=\d)/g, `$1${fixed}×${fixed}`)
    .replace(/(\d) (?=(?:°C|cm|kg|g|mm|ml|m|l|TOG|CHF|€|%)(?!\p{L}))/gu, `$1${fixed}`)

const bound = (text: string) => text.replaceAll(' ', fixed)

/**
 * Figures from one to another with the word between them and their unit (1 bis 3 Werktage), and values of a message in
 * their place (`{from} bis {to} Tagen`), which need the unit: without one they may be names of days.
 */
function ranges(word: string, units: string): RegExp {
  const figure = String.raw`(?<![\d.,:'’\u202f-])\d{1,3}(?:[.,]\d{1,2})?`
  const last = String.raw`\d{1,3}(?:[.,]\d{1,2})?(?![\d'])`
  const unit = `(?=(?:${units}|cm|°C)(?!\\p{L}))`
  return new RegExp(`${figure} ${word} ${last}(?: ${unit})?|\\{from\\} ${word} \\{to\\} ${unit}`, 'gu')
}

/** A day and its month. A year may go to the next line. */
const daysOf = (months: string, mark = '') =>
  new RegExp(`(?<![\\d.,])(\\d{1,2}${mark}) (?=(?:${months})(?!\\p{L}))`, 'gu')

const germanRanges = ranges('bis', 'Uhr|(?:T|Werkt)agen?|Wochen|Monaten?|Jahren?|Stunden|Minuten|Grad')
const germanDays = daysOf(
  'Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember',
  '\\.',
)

const german = (text: string) =>
  text
    .replace(/\b([zZdDuU])\. (?=[BhaAÄ]\.)/g, `$1.${fixed}`)
    .replace(germanRanges, bound)
    .replace(germanDays, `$1${fixed}`)

const dutchRanges = ranges('(?:tot|t/m)', 'uur|(?:werk)?dagen|weken|maanden|jaar|minuten|graden')
const dutchDays = daysOf(
  'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december',
)

const dutch = (text: string) => text.replace(dutchRanges, bound).replace(dutchDays, `$1${fixed}`)

/** Numbers in the texts of Switzerland are written as its prices are, in all languages. */
const swissNumbers = (text: string) =>
  text.replace(/(\d),(?=\d)/g, '$1.').replace(/(\d)\u202f(?=\d{3}(?!\d))/g, "$1'")

/** Swiss spelling: ss for the sharp s, and quotation marks that point outwards. */
const swissGerman = (text: string) =>
  swissNumbers(text.replaceAll('ß', 'ss').replaceAll('„', '«').replaceAll('“', '»'))

const ofCountry: Record<string, Typography> = { 'de-CH': swissGerman, 'fr-CH': swissNumbers }

const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'
const firstOfMonth = new RegExp(`(?<!\\d)1 (?=(?:${months})(?!\\p{L}))`, 'gu')
const frenchDays = daysOf(months, '(?:er)?')
const frenchRanges = ranges('à', 'jours|semaines|mois|ans|heures|minutes|degrés')

/** A narrow space before ; : ! ? » and after «, a decimal comma before units, hours on one line, and the first of a month as 1er. */
const french = (text: string) =>
  text
    .replace(/(?<![ \u00a0])[ \u00a0]+(?=[:;!?»])/g, narrow)
    .replace(/(\d):(?= )/g, `$1${narrow}:`)
    .replace(/«[ \u00a0\u202f]*/g, `«${narrow}`)
    .replace(/(\d) h(?=\b)/g, `$1${fixed}h`)
    .replace(/(\d\u00a0h) (?=\d\d(?!\d))/g, `$1${fixed}`)
    .replace(/(\d\u00a0h(?:\u00a0\d\d)?) à (?=\d)/g, `$1${fixed}à${fixed}`)
    .replace(frenchRanges, bound)
    .replace(/\blot de (?=\d)/g, `lot de${fixed}`)
    .replace(/(\d)\.(?=\d+[ \u00a0\u202f]?(?:TOG|kg|g|cm|mm|m|l|ml|°C|%)(?!\p{L}))/gu, '$1,')
    .replace(firstOfMonth, `1er${fixed}`)
    .replace(frenchDays, `$1${fixed}`)

const ofLanguage: Record<Language, Typography> = { de: german, fr: french, nl: dutch }

/** Languages that no market speaks, as in the Studio, keep what is written. */
const typographyOf = (iso: string): Typography =>
  Object.entries(ofLanguage).find(([language]) => iso.startsWith(language))?.[1] ?? ((text) => text)

/** Texts are kept by language, and its markets have different currencies: `25 ¤` is 25 € in one, CHF 25 in another. */
function inCurrency(text: string, { iso }: Pick<Market, 'iso'>): string {
  if (!text.includes('¤')) return text
  const market = allMarkets.find((one) => one.iso === iso)
  if (!market) return text
  return text.replace(/(\d{1,9})[ \u00a0]¤/g, (_, amount) =>
    formatPriceRange(Number(amount) * 100, Number(amount) * 100, market),
  )
}

/** Sets a text that a customer has written, such as a review, in the typography and spelling of a market. */
export function typesetQuote(text: string, { iso }: Pick<Market, 'iso'>): string {
  const plain = shared(text)
  const own = typographyOf(iso)(plain)
  return ofCountry[iso]?.(own) ?? own
}

/**
 * A text as a market writes it: its typography, its spelling, its words and its currency. Every text that is shown passes through it
 * once: the interface's messages, the catalogue's words, and the first content. A text that has passed stays as it is.
 */
export const typeset = (text: string, market: Pick<Market, 'iso'>): string =>
  typesetGiven(inWordsOf(market.iso, text), market)

/** A text that a merchant has written, such as the name of an article: as `typeset`, with the words that it has. */
export const typesetGiven = (text: string, market: Pick<Market, 'iso'>): string =>
  typesetQuote(inCurrency(text, market), market)
