import type { Country, Language } from '@/schemas/markets'
import { addSorted, insertLine, putBefore } from './insert'
import { quoted } from './names'
import type { Plan } from './plan'

export type NewMarket = {
  /** Its path prefix: `be-de`. */
  code: string
  language: Language
  country: Country
  /** The country in the market's language. */
  name: string
  /** The brand that it belongs to. */
  brand: string
  /** The shop locale whose made-up seller and words of the first content it begins with: `de-at`. */
  like: string
}

const codesFile = 'schemas/markets.ts'
const linesFile = 'lib/platform/markets/markets.ts'
const sellersFile = 'lib/platform/shop-configuration/default-seller.ts'
const hoursFile = 'lib/platform/shop-configuration/service-promises.ts'
const christmasFile = 'scripts/seed/content/christmas.json'
const wordsFile = (locale: string) => `scripts/seed/content/markets/${locale}.json`

/** A run of lines that begins with one and ends with another, without the first. */
function linesOf(text: string, first: RegExp, last: RegExp): string[] {
  const lines = text.split('\n')
  const from = lines.findIndex((line) => first.test(line))
  const until = lines.findIndex((line, at) => at > from && last.test(line))
  if (from < 0 || until < 0) throw new Error(`There is nothing like ${first.source}.`)
  return lines.slice(from + 1, until + 1)
}

/** The days before Christmas of another market, for each year that is known. */
function withChristmas(json: string, { locale, like }: { locale: string; like: string }): string {
  const years: Record<string, { lastOrder: Record<string, number> }> = JSON.parse(json)
  for (const terms of Object.values(years)) {
    const { lastOrder } = terms
    terms.lastOrder = JSON.parse(addSorted(JSON.stringify(lastOrder), { [locale]: lastOrder[like] }))
  }
  return `${JSON.stringify(years, null, 2)}\n`
}

/**
 * A market in a country that there is: its line, its code at the brand, and, as those of another market, its seller, its
 * hours and its words for the first content. What is the other's of that is to be replaced.
 */
export function planMarket(market: NewMarket, read: (path: string) => string): Plan {
  const { code, language, country, name, brand, like } = market
  const locale = `${language}-${country}`.toLowerCase()
  const line = `  { code: ${quoted(code)}, language: '${language}', country: '${country}', countryName: ${quoted(name)} },`
  const seller = [
    `  '${locale}': {`,
    ...linesOf(read(sellersFile), new RegExp(`^ {2}'${like}': \\{`), /^ {2}\},/),
  ]
  const hours = read(hoursFile)
    .split('\n')
    .find((each) => each.startsWith(`  '${like}': `))
  if (!hours) throw new Error(`There are no hours of ${like}.`)
  return new Map([
    [
      codesFile,
      read(codesFile).replace(new RegExp(`^( {2}${brand}: \\[.*)\\],$`, 'm'), `$1, ${quoted(code)}],`),
    ],
    [linesFile, putBefore(read(linesFile), line, /^\] as const satisfies readonly MarketLine/)],
    [sellersFile, putBefore(read(sellersFile), seller.join('\n'), /^\}/, /^export const madeUpSellers/)],
    [hoursFile, insertLine(read(hoursFile), hours.replace(like, locale), /^ {2}'\w\w-\w\w': '/)],
    [christmasFile, withChristmas(read(christmasFile), { locale, like })],
    [wordsFile(locale), read(wordsFile(like))],
  ])
}
