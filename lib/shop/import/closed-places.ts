import { allMarkets, countriesOf, countryOf, marketsOf } from '@/lib/platform/markets'
import type { Brand } from '@/schemas'
import type { Report } from './report'

const everyCountry: ReadonlySet<string> = new Set(allMarkets.map(countryOf))
const everyLocale: ReadonlySet<string> = new Set(allMarkets.map(({ shopLocale }) => shopLocale))

type Placed = {
  locale?: unknown
  locales?: unknown
  country?: unknown
  texts?: unknown
  variants?: unknown
}

const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string')

const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : []

/** The countries for which a row has prices. */
const pricedIn = (variants: unknown): string[] =>
  Array.isArray(variants) ? variants.flatMap((variant: { prices?: unknown }) => keysOf(variant?.prices)) : []

/** The markets, by their shop locales, and countries that a row is for and that the shop does not serve. */
function closedPlaces(row: Placed, brand: Brand): string[] {
  const open = new Set<string>([
    ...marketsOf(brand).map(({ shopLocale }) => shopLocale),
    ...countriesOf(brand),
  ])
  const locales = [...textsIn(row.locale), ...textsIn(row.locales), ...keysOf(row.texts)]
  const countries = [...textsIn(row.country), ...pricedIn(row.variants)]
  const named = [
    ...locales.filter((place) => everyLocale.has(place)),
    ...countries.filter((place) => everyCountry.has(place)),
  ]
  return [...new Set(named)].filter((place) => !open.has(place))
}

/** Names them in the report, each once with its rows, which stay for the day on which the market opens. */
export function noteClosed(
  row: object,
  line: number,
  { brand, report }: { brand: Brand; report: Report },
): void {
  for (const place of closedPlaces(row, brand))
    report.note(
      line,
      place,
      'this market is not open (SHOP_MARKETS): what rows say for it is kept, and shown and sold to nobody until it opens',
    )
}
