import { describe, expect, test } from 'vitest'
import { companiesInOneSeries, prefixProblems } from '@/lib/platform/shop-configuration/number-series'

describe('prefixes of numbers', () => {
  test.each<[object | undefined, object, string[]]>([
    [undefined, {}, []],
    [{ invoice: 'RE', creditNote: 'GS' }, { 'de-at': { invoice: 'RE', creditNote: 'GS' } }, []],
    [{ invoice: 'RE' }, { 'de-at': undefined }, []],
    [{ invoice: 'RE', creditNote: 'RE' }, {}, ['creditNote RE is that of the invoices']],
    [
      { invoice: 'BABY-C' },
      {},
      ['creditNote BABY-C is that of the', 'invoice BABY-C is that of credit notes w'],
    ],
    [{ invoice: 'BABY-C', creditNote: 'GS' }, {}, ['invoice BABY-C is that of credit notes without']],
    [{ creditNote: 'BABY', invoice: 'RE' }, {}, ['creditNote BABY is that of invoices without']],
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
})
