import { expect, it } from 'vitest'
import { allMarkets, marketsOf } from '@/lib/platform/markets/markets'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import { shopBrands } from '@/schemas/markets'

it.each([
  ['baby', ['de-at', 'de-ch', 'de-de', 'fr-ch']],
  ['bm', ['de-at', 'de-ch', 'de-de', 'fr-be', 'fr-ch', 'fr-fr', 'nl-be', 'nl-nl']],
] as const)('the brand %s has the locales of its countries: %j', (brand, locales) => {
  expect(
    marketsOf(brand)
      .map(({ shopLocale }) => shopLocale)
      .sort(),
  ).toEqual(locales)
})

it('there are two brands', () => expect(shopBrands).toEqual(['baby', 'bm']))

it.each([
  ['de', 'de-DE', 'EUR'],
  ['at', 'de-AT', 'EUR'],
  ['ch-fr', 'fr-CH', 'CHF'],
  ['ch', 'de-CH', 'CHF'],
])('the market %s is the locale %s and pays in %s', (code, iso, currency) => {
  expect(marketsOf('baby').find((market) => market.code === code)).toMatchObject({ iso, currency })
})

it.each([
  ['de', 'Deutsch'],
  ['at', 'Deutsch'],
  ['ch', 'Deutsch'],
  ['ch-fr', 'Français'],
])('the language of the market %s is called %s', (code, name) => {
  expect(marketsOf('baby').find((market) => market.code === code)?.name).toBe(name)
})

it.each([
  ['de', 'Europe/Berlin'],
  ['at', 'Europe/Vienna'],
  ['ch', 'Europe/Zurich'],
  ['ch-fr', 'Europe/Zurich'],
  ['be', 'Europe/Brussels'],
  ['be-fr', 'Europe/Brussels'],
  ['nl', 'Europe/Amsterdam'],
])('the market %s keeps the time of %s', (code, timezone) => {
  const market = allMarkets.find((each) => each.code === code)
  expect(market && defaultConfiguration('bm', market).timezone).toBe(timezone)
})

it.each(shopBrands)('every shop of the brand %s has an id of its own', (brand) => {
  const markets = marketsOf(brand)
  const ids = markets.map((market) => defaultConfiguration(brand, market).shopId)
  expect(new Set(ids).size).toBe(markets.length)
})
