export type Brand = 'baby' | 'bm'
export type Language = 'de' | 'fr' | 'nl'

/** A market as specified in section 3 (Locale) and section 9 (Markets, Prices and formatting). */
export type Market = {
  /** The path prefix: `/ch-fr/`. */
  code: string
  /** BCP 47 tag, for `lang`, hreflang and `Intl`. */
  iso: string
  /** The language's name in itself. */
  name: string
  /** The country's name in the market's language. */
  country: string
  /** The shop configuration locale, which is also the content folder. */
  shopLocale: string
  language: Language
  currency: 'EUR' | 'CHF'
  /** The locale whose number format applies: de-at formats as de-de, fr-ch as de-ch. */
  numberLocale: string
  timezone: string
  brands: readonly Brand[]
}

const both = ['baby', 'bm'] as const
const second = ['bm'] as const

const marketTable = [
  {
    code: 'de',
    iso: 'de-DE',
    name: 'Deutsch',
    country: 'Deutschland',
    shopLocale: 'de-de',
    language: 'de',
    currency: 'EUR',
    numberLocale: 'de-DE',
    timezone: 'Europe/Berlin',
    brands: both,
  },
  {
    code: 'at',
    iso: 'de-AT',
    name: 'Deutsch',
    country: 'Österreich',
    shopLocale: 'de-at',
    language: 'de',
    currency: 'EUR',
    numberLocale: 'de-DE',
    timezone: 'Europe/Vienna',
    brands: both,
  },
  {
    code: 'ch-fr',
    iso: 'fr-CH',
    name: 'Français',
    country: 'Suisse',
    shopLocale: 'fr-ch',
    language: 'fr',
    currency: 'CHF',
    numberLocale: 'de-CH',
    timezone: 'Europe/Zurich',
    brands: both,
  },
  {
    code: 'ch',
    iso: 'de-CH',
    name: 'Deutsch',
    country: 'Schweiz',
    shopLocale: 'de-ch',
    language: 'de',
    currency: 'CHF',
    numberLocale: 'de-CH',
    timezone: 'Europe/Zurich',
    brands: both,
  },
  {
    code: 'be-fr',
    iso: 'fr-BE',
    name: 'Français',
    country: 'Belgique',
    shopLocale: 'fr-be',
    language: 'fr',
    currency: 'EUR',
    numberLocale: 'fr-BE',
    timezone: 'Europe/Brussels',
    brands: second,
  },
  {
    code: 'fr',
    iso: 'fr-FR',
    name: 'Français',
    country: 'France',
    shopLocale: 'fr-fr',
    language: 'fr',
    currency: 'EUR',
    numberLocale: 'fr-FR',
    timezone: 'Europe/Paris',
    brands: second,
  },
  {
    code: 'be',
    iso: 'nl-BE',
    name: 'Nederlands',
    country: 'België',
    shopLocale: 'nl-be',
    language: 'nl',
    currency: 'EUR',
    numberLocale: 'nl-BE',
    timezone: 'Europe/Brussels',
    brands: second,
  },
  {
    code: 'nl',
    iso: 'nl-NL',
    name: 'Nederlands',
    country: 'Nederland',
    shopLocale: 'nl-nl',
    language: 'nl',
    currency: 'EUR',
    numberLocale: 'nl-NL',
    timezone: 'Europe/Amsterdam',
    brands: second,
  },
] as const satisfies readonly Market[]

/** The markets that a brand serves. */
export function marketsOf(brand: Brand): readonly Market[] {
  return marketTable.filter((market) => (market.brands as readonly Brand[]).includes(brand))
}

/** ISO 3166: the country of a market, which is that of its prices and shops. */
export const countryOf = ({ iso }: Pick<Market, 'iso'>): string => iso.slice(-2)

/** Where a visitor goes whose cookie and browser name no market of the brand. */
export const fallbackMarketCode = 'de'

/** The market of a path prefix, or of a shop locale such as `fr-ch`; undefined when the brand has none. */
export function findMarket(brand: Brand, codeOrLocale: string): Market | undefined {
  const wanted = codeOrLocale.toLowerCase()
  const markets = marketsOf(brand)
  return (
    markets.find((market) => market.code === wanted) ?? markets.find((market) => market.shopLocale === wanted)
  )
}
