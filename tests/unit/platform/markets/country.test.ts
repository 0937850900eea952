import { expect, it } from 'vitest'
import { allMarkets, countryOf } from '@/lib/platform/markets/markets'
import { country } from '@/schemas/shop'

const countries: Record<string, string> = {
  de: 'DE',
  at: 'AT',
  ch: 'CH',
  'ch-fr': 'CH',
  be: 'BE',
  'be-fr': 'BE',
  fr: 'FR',
  nl: 'NL',
}

it.each(allMarkets.map((market) => ({ market, expected: countries[market.code] })))(
  'the country of the market $market.code is $expected, which products have prices for',
  ({ market, expected }) => {
    expect(countryOf(market)).toBe(expected)
    expect(country.options).toContain(expected)
  },
)
