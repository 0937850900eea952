/**
 * What the markets are made of. Adding one leads to every table that needs a value for it, by the compiler's errors. A
 * new language, country or currency belongs here; a new market belongs to `lib/markets/markets.ts`.
 */
export const languages = ['de', 'fr', 'nl'] as const
export type Language = (typeof languages)[number]

export const currencies = ['EUR', 'CHF'] as const
export type Currency = (typeof currencies)[number]

/** The shops, of which one runs: `SHOP_BRAND`. */
export const shopBrands = ['baby', 'bm'] as const
export type Brand = (typeof shopBrands)[number]

type CountryFacts = {
  /** For editors, in English. */
  name: string
  currency: Currency
  timezone: string
}

/** The countries of the markets by their code (ISO 3166), each with prices of its own. */
export const countries = {
  DE: { name: 'Germany', currency: 'EUR', timezone: 'Europe/Berlin' },
  AT: { name: 'Austria', currency: 'EUR', timezone: 'Europe/Vienna' },
  CH: { name: 'Switzerland', currency: 'CHF', timezone: 'Europe/Zurich' },
  BE: { name: 'Belgium', currency: 'EUR', timezone: 'Europe/Brussels' },
  FR: { name: 'France', currency: 'EUR', timezone: 'Europe/Paris' },
  NL: { name: 'Netherlands', currency: 'EUR', timezone: 'Europe/Amsterdam' },
} as const satisfies Record<string, CountryFacts>
export type Country = keyof typeof countries

export const countryCodes = /* @__PURE__ */ Object.keys(countries) as Country[]
