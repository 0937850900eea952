import { describe, expect, it } from 'vitest'
import { allMarkets, fallbackMarketCode, findMarket, marketsOf } from '@/lib/platform/markets/markets'
import { countryCodes, languages, marketCodes, shopBrands } from '@/schemas/markets'

describe('the table of markets', () => {
  it('has a market for every language and every country', () => {
    const locales = allMarkets.map(({ iso }) => iso.split('-'))
    expect(new Set(locales.map(([language]) => language))).toEqual(new Set(languages))
    expect(new Set(locales.map(([, country]) => country))).toEqual(new Set(countryCodes))
  })

  it.each(['code', 'iso', 'shopLocale'] as const)('has no %s twice', (field) => {
    const values = allMarkets.map((market) => market[field])
    expect(values).toEqual([...new Set(values)])
  })

  it.each(allMarkets)('describes $code in a way that Intl knows', ({ iso, numberLocale, ...market }) => {
    expect(Intl.getCanonicalLocales([iso, numberLocale])).toEqual([...new Set([iso, numberLocale])])
    const { currency, timezone } = market
    expect(Intl.supportedValuesOf('currency')).toContain(currency)
    expect(new Intl.DateTimeFormat(iso, { timeZone: timezone }).resolvedOptions().timeZone).toBe(timezone)
  })

  it.each([
    ['de', 'de-DE', 'Deutsch', 'EUR'],
    ['at', 'de-AT', 'Deutsch', 'EUR'],
    ['ch-fr', 'fr-CH', 'Français', 'CHF'],
    ['ch', 'de-CH', 'Deutsch', 'CHF'],
  ])('calls the locale %s as it is specified: %s, %s, %s', (code, iso, name, currency) => {
    expect(findMarket('baby', code)).toMatchObject({ code, iso, name, currency })
  })

  it('has the markets whose codes the brands name, and no others', () => {
    expect(new Set(Object.values(marketCodes).flat())).toEqual(new Set(allMarkets.map(({ code }) => code)))
  })

  it.each(shopBrands)('gives the brand %s markets of its own, the fallback among them', (brand) => {
    expect(marketsOf(brand).every(({ brands }) => brands.includes(brand))).toBe(true)
    expect(findMarket(brand, fallbackMarketCode)).toBeDefined()
  })
})
