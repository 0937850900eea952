import {
  type Brand,
  type Country,
  type Currency,
  countries,
  type Language,
  marketCodes,
  namedMarkets,
  shopBrands,
} from '../../../schemas/markets'

/** A market: a language in a country. */
export type Market = {
  /** The path prefix: `/ch-fr/`. */
  code: string
  /** BCP 47 tag, for `lang`, hreflang and `Intl`. */
  iso: string
  /** The language's own name: Deutsch, Français. */
  name: string
  /** The country's name in the market's language. */
  country: string
  /** The shop configuration locale, which is also the content folder. */
  shopLocale: string
  language: Language
  /** The language of its paths, where they are those of another market. */
  pathLanguage?: Language
  currency: Currency
  /** The locale in whose format prices are written: de-at as de-de, fr-ch as de-ch. Other numbers are of the `iso`. */
  numberLocale: string
  timezone: string
  /** Until when an order of a working day leaves the same day, as `14:00`, where its shop says so. */
  dispatchUntil?: string | undefined
  brands: readonly Brand[]
}

type MarketLine = {
  code: string
  language: Language
  country: Country
  countryName: string
  /** Unset: the market's own. */
  numberLocale?: string
}

/**
 * In order of preference: of markets that share a language, none of which is in the country that it is named for, the
 * first is chosen for a browser that names no country.
 */
const lines = [
  { code: 'de', language: 'de', country: 'DE', countryName: 'Deutschland' },
  {
    code: 'at',
    language: 'de',
    country: 'AT',
    countryName: 'Österreich',
    numberLocale: 'de-DE',
  },
  {
    code: 'ch-fr',
    language: 'fr',
    country: 'CH',
    countryName: 'Suisse',
    numberLocale: 'de-CH',
  },
  { code: 'ch', language: 'de', country: 'CH', countryName: 'Schweiz' },
  { code: 'be-fr', language: 'fr', country: 'BE', countryName: 'Belgique' },
  { code: 'fr', language: 'fr', country: 'FR', countryName: 'France' },
  { code: 'be', language: 'nl', country: 'BE', countryName: 'België' },
  { code: 'nl', language: 'nl', country: 'NL', countryName: 'Nederland' },
] as const satisfies readonly MarketLine[]

type Line = (typeof lines)[number]

/** The shop locales of all markets: what differs between them stands in tables that the compiler completes. */
export type ShopLocale = Line extends infer One
  ? One extends Line
    ? Lowercase<`${One['language']}-${One['country']}`>
    : never
  : never

const languageNames: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  fr: 'Français',
  nl: 'Nederlands',
}

/** The markets of all brands. */
export const allMarkets: readonly Market[] = lines.map(
  ({ code, language, country, countryName, numberLocale }: MarketLine) => {
    const { currency, timezone } = countries[country]
    const iso = `${language}-${country}`
    return {
      code,
      iso,
      name: languageNames[language],
      country: countryName,
      shopLocale: iso.toLowerCase(),
      language,
      currency,
      numberLocale: numberLocale ?? iso,
      timezone,
      brands: shopBrands.filter((brand) => marketCodes[brand].includes(code)),
    }
  },
)

/** The markets of a brand, also those that are closed: goods, orders and accounts belong to any of them. */
export const everyMarketOf = (brand: Brand): readonly Market[] =>
  allMarkets.filter(({ brands }) => brands.includes(brand))

const opened = new Map<string, readonly Market[]>()

/** The markets that a brand serves: those in `SHOP_MARKETS`, by default all. */
export function marketsOf(brand: Brand): readonly Market[] {
  const list = process.env.SHOP_MARKETS ?? ''
  const key = `${brand} ${list}`
  const known = opened.get(key)
  if (known) return known
  const every = everyMarketOf(brand)
  const names = namedMarkets(list)
  const named = every.filter(({ code }) => names.includes(code))
  const markets = named.length > 0 ? named : every
  opened.set(key, markets)
  return markets
}

/** The markets whose pages a build knows: all of every brand where one build serves every shop. */
export const marketsOfBuild = (brand: Brand): readonly Market[] =>
  process.env.NESTLING_ARTEFACT === '1' ? allMarkets : marketsOf(brand)

/** ISO 3166 code of the country whose prices and shops the market shows. */
export const countryOf = ({ iso }: Pick<Market, 'iso'>): Country => iso.slice(-2) as Country

/** The countries of the markets that a brand serves. */
export const countriesOf = (brand: Brand): Country[] => [...new Set(marketsOf(brand).map(countryOf))]

/** The market for which a feed is that names none. */
export const fallbackMarketCode = 'de'

/** The market for a visitor whose cookie and browser languages match none of those that are open. */
export function fallbackMarket(brand: Brand): Market {
  const [first] = marketsOf(brand)
  const fallback = findMarket(brand, fallbackMarketCode) ?? first
  if (!fallback) throw new Error(`The brand ${brand} has no market`)
  return fallback
}

function findIn(markets: readonly Market[], codeOrLocale: string): Market | undefined {
  const wanted = codeOrLocale.toLowerCase()
  return (
    markets.find((market) => market.code === wanted) ?? markets.find((market) => market.shopLocale === wanted)
  )
}

/** The open market of a path prefix, or of a shop locale such as `fr-ch`; undefined when the brand has none. */
export const findMarket = (brand: Brand, codeOrLocale: string): Market | undefined =>
  findIn(marketsOf(brand), codeOrLocale)

/** The same among all markets of the brand, also those that are closed. */
export const findEveryMarket = (brand: Brand, codeOrLocale: string): Market | undefined =>
  findIn(everyMarketOf(brand), codeOrLocale)

/** The market whose prefix a path begins with, as it is spelled: `/de/versand/`. */
export function marketAt(brand: Brand, path: string): Market | undefined {
  const [, code] = path.split('/')
  return marketsOf(brand).find((market) => market.code === code)
}

/** The same value for every language, such as the name of a brand. */
export const inEveryLanguage = <const T>(value: T): Record<Language, T> => ({
  de: value,
  fr: value,
  nl: value,
})
