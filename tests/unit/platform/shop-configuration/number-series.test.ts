import { describe, expect, test } from 'vitest'
import { allMarkets, marketsOf } from '@/lib/platform/markets/markets'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import {
  companiesInOneSeries,
  prefixesOf,
  prefixProblems,
} from '@/lib/platform/shop-configuration/number-series'

describe('prefixes of numbers', () => {
  test.each<[object | undefined, object, string[]]>([
    [undefined, {}, []],
    [{ invoice: 'RE', creditNote: 'GS' }, { 'de-at': { invoice: 'RE', creditNote: 'GS' } }, []],
    [{ invoice: 'RE' }, { 'de-at': undefined }, []],
    [{ invoice: 'RE', creditNote: 'RE' }, {}, ['creditNote RE is that of the invoices']],
    [{ invoice: 'C' }, {}, ['creditNote C is that of the', 'invoice C is that of credit notes w']],
    [{ invoice: 'C', creditNote: 'GS' }, {}, ['invoice C is that of credit notes without']],
    [{ invoice: 'RE' }, { 'de-at': { creditNote: 'RE' } }, ['invoice RE is that of credit notes of de-at']],
    [{ creditNote: 'RE' }, { 'de-at': { invoice: 'RE' } }, ['creditNote RE is that of invoices of de-at']],
  ])('%j beside %j: %j', (given, others, problems) => {
    expect(prefixProblems('baby', given, new Map(Object.entries(others)))).toEqual(
      problems.map((problem) => expect.stringContaining(problem)),
    )
  })

  test.each<[object, string[]]>([
    [{ seller: { name: 'Wolke G.m.b.H.' } }, []],
    [{ seller: { name: 'Wolke Austria GmbH' } }, ['de-at']],
    [{ seller: { name: 'Wolke Austria GmbH' }, bookkeeping: { prefixes: { invoice: 'AT' } } }, ['de-at']],
    [
      {
        seller: { name: 'Wolke Austria GmbH' },
        bookkeeping: { prefixes: { invoice: 'AT', creditNote: 'ATK' } },
      },
      [],
    ],
  ])('beside %j are shared by companies in %j', (other, locales) => {
    const own = { seller: { name: 'Wolke GmbH' } }
    expect(companiesInOneSeries('baby', own, new Map([['de-at', other as typeof own]]))).toEqual(locales)
  })

  test.each(['baby', 'bm'] as const)(
    'that nobody names are one series for the company of each country: %s',
    (brand) => {
      const shops = marketsOf(brand).map((market) => defaultConfiguration(brand, market))
      const used = shops.flatMap(({ seller, bookkeeping }) =>
        Object.entries(prefixesOf(brand, bookkeeping?.prefixes)).map(([kind, prefix]) => ({
          ...{ prefix: `${kind} ${prefix}`, number: prefix, company: seller.country },
        })),
      )
      const byPrefix = Object.entries(Object.groupBy(used, ({ prefix }) => prefix))
      for (const [prefix, rows] of byPrefix)
        expect([prefix, new Set(rows?.map(({ company }) => company)).size]).toEqual([prefix, 1])
      const companies = new Set(used.map(({ company }) => company))
      expect(byPrefix).toHaveLength(companies.size * 2)
      // No number is that of an invoice and of a credit note.
      expect(new Set(used.map(({ number }) => number)).size).toBe(companies.size * 2)
      expect(allMarkets.length).toBeGreaterThan(companies.size)
    },
  )
})
