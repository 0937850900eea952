import {
  type Brand,
  type Country,
  type Currency,
  countries,
  type Language,
  shopBrands,
} from '../../../schemas/markets'

/** A market: a language in a country. */
export type Market = {
  /** The path prefix: `/ch-fr/`. */
  code: string
  /** BCP 47 tag, for `lang`, hreflang and `Intl`. */
  iso: string
  /** The language's own name: Deutsch, français. */
  name: string
  /** The country's name in the market's language. */
  country: string
  /** The shop configuration locale, which is also the content folder. */
  shopLocale: string
  language: Language
  currency: Currency
  /** The locale in whose format prices are written: de-at as de-de, fr-ch as de-ch. Other numbers are of the `iso`. */
  numberLocale: string
  timezone: string
  brands: readonly Brand[]
}

type MarketLine = {
  code: string
  language: Language
  country: Country
  countryName: string
  /** Unset: the market's own. */
  numberLocale?: string
  brands: readonly Brand[]
}

/**
 * In order of preference: of markets that share a language, the first is chosen for a browser that names no country.
 */
const lines: readonly MarketLine[] = [
  { code: 'de', language: 'de', country: 'DE', countryName: 'Deutschland', brands: shopBrands },
  {
    code: 'at',
    language: 'de',
    country: 'AT',
    countryName: 'Österreich',
    numberLocale: 'de-DE',
    brands: shopBrands,
  },
  {
    code: 'ch-fr',
    language: 'fr',
    country: 'CH',
    countryName: 'Suisse',
    numberLocale: 'de-CH',
    brands: shopBrands,
  },
  { code: 'ch', language: 'de', country: 'CH', countryName: 'Schweiz', brands: shopBrands },
  { code: 'be-fr', language: 'fr', country: 'BE', countryName: 'Belgique', brands: ['bm'] },
  { code: 'fr', language: 'fr', country: 'FR', countryName: 'France', brands: ['bm'] },
  { code: 'be', language: 'nl', country: 'BE', countryName: 'België', brands: ['bm'] },
  { code: 'nl', language: 'nl', country: 'NL', countryName: 'Nederland', brands: ['bm'] },
]

const languageNames: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  fr: 'français',
  nl: 'Nederlands',
}

/** The markets of all brands. */
export const allMarkets: readonly Market[] = lines.map(
  ({ code, language, country, countryName, numberLocale, brands }) => {
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
      brands,
    }
  },
)

/** The markets that a brand serves. */
export const marketsOf = (brand: Brand): readonly Market[] =>
  allMarkets.filter(({ brands }) => brands.includes(brand))

/** ISO 3166 code of the country whose prices and shops the market shows. */
export const countryOf = ({ iso }: Pick<Market, 'iso'>): Country => iso.slice(-2) as Country

/** The countries of those markets. */
export const countriesOf = (brand: Brand): Country[] => [
  ...new Set(lines.filter(({ brands }) => brands.includes(brand)).map(({ country }) => country)),
]

/** The market for a visitor whose cookie and browser languages match none of the brand's markets. */
export const fallbackMarketCode = 'de'

/** The market of a path prefix, or of a shop locale such as `fr-ch`; undefined when the brand has none. */
export function findMarket(brand: Brand, codeOrLocale: string): Market | undefined {
  const wanted = codeOrLocale.toLowerCase()
  const markets = marketsOf(brand)
  return (
    markets.find((market) => market.code === wanted) ?? markets.find((market) => market.shopLocale === wanted)
  )
}

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
