/**
 * The values that markets consist of. Adding one leads, by the compiler's errors, to every table that needs an entry
 * for it. A new language, country or currency belongs here; a new market belongs to `lib/platform/markets/markets.ts`.
 */
export const languages = ['de', 'fr', 'nl'] as const
export type Language = (typeof languages)[number]

/** A table with an entry for each language. */
export const perLanguage = <T>(of: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<Language, T>

export const currencies = ['EUR', 'CHF'] as const
export type Currency = (typeof currencies)[number]

/** The shop brands, one of which runs per process: `SHOP_BRAND`. */
export const shopBrands = ['baby', 'bm'] as const
export type Brand = (typeof shopBrands)[number]

/** The codes of each brand's markets; those of them that are open are in `SHOP_MARKETS`. */
export const marketCodes: Readonly<Record<Brand, readonly string[]>> = {
  baby: ['de', 'at', 'ch-fr', 'ch'],
  bm: ['de', 'at', 'ch-fr', 'ch', 'be-fr', 'fr', 'be', 'nl'],
}

/** The codes that a list of open markets names. */
export const namedMarkets = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')

type CountryFacts = {
  /** In English, for editors. */
  name: string
  currency: Currency
  timezone: string
  /** The usual rate of value added tax, a fraction. */
  vat: number
}

/** The countries of the markets by ISO 3166 code, each with prices of its own. */
export const countries = {
  DE: { name: 'Germany', currency: 'EUR', timezone: 'Europe/Berlin', vat: 0.19 },
  AT: { name: 'Austria', currency: 'EUR', timezone: 'Europe/Vienna', vat: 0.2 },
  CH: { name: 'Switzerland', currency: 'CHF', timezone: 'Europe/Zurich', vat: 0.081 },
  BE: { name: 'Belgium', currency: 'EUR', timezone: 'Europe/Brussels', vat: 0.21 },
  FR: { name: 'France', currency: 'EUR', timezone: 'Europe/Paris', vat: 0.2 },
  NL: { name: 'Netherlands', currency: 'EUR', timezone: 'Europe/Amsterdam', vat: 0.21 },
} as const satisfies Record<string, CountryFacts>
export type Country = keyof typeof countries

export const countryCodes = /* @__PURE__ */ Object.keys(countries) as Country[]
