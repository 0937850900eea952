import type { Country } from '@/schemas/shop'

/** How postcodes are typed, by country. */
const forms: Readonly<Record<Country, string>> = {
  DE: '\\d{5}',
  AT: '(?!0)\\d{4}',
  CH: '\\d{4}',
  BE: '\\d{4}',
  FR: '\\d{2} ?\\d{3}',
  NL: '\\d{4} ?[A-Za-z]{2}',
}

/** The rule of a country's postcodes as a browser checks it. */
export const postcodeRule = (country: Country) => ['postcode', `^\\s*${forms[country]}\\s*$`] as const
