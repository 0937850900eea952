import { describe, expect, it } from 'vitest'
import { entryOf } from '@/lib/shop/listing/index-rows/entry'
import type { ListingSource, ListingVariant } from '@/lib/shop/listing/index-rows/sources'
import type { Price } from '@/schemas/shop'
import { testMarket } from '../../../../fixtures/render'

const price = (withTax: number): Price => ({
  currencyCode: 'EUR',
  withTax,
  withoutTax: withTax,
  tax: { vat: { amount: 0 } },
  appliedReductions: [],
})

const variant = (referenceKey: string, bvc: number, withTax: number | undefined): ListingVariant => ({
  referenceKey,
  gtin: null,
  attributes: {},
  stock: 5,
  bvc,
  daysFrom: 1,
  daysTo: 3,
  prices: withTax === undefined ? {} : { DE: price(withTax) },
})

const entry = (variants: ListingVariant[]) => {
  const source: ListingSource = {
    id: 1,
    referenceKey: '010.4711',
    number: '104711',
    brand: 'Waldkind',
    subbrand: null,
    productGroup: null,
    download: null,
    sale: false,
    attributes: {},
    facts: {},
    images: [],
    popularity: 0,
    onlineSince: '2024-01-01T00:00:00Z',
    texts: { de: { name: 'Body', description: '', benefits: [], path: 'waldkind-body-104711' } },
    categories: [],
    variants,
    rating: null,
    colours: [],
  }
  return entryOf(source, { brand: 'baby', market: testMarket(), promised: undefined }, new Map(), ['de'])
}

describe('the card of a product', () => {
  it.each([
    [
      'the cheapest that can be bought',
      [
        ['50', 4, 900],
        ['56', 1, 1999],
        ['62', 1, 1499],
      ],
      '62',
      true,
    ],
    [
      'the first of equal prices, which is no lowest one',
      [
        ['50', 1, 1499],
        ['56', 1, 1499],
      ],
      '50',
      false,
    ],
    [
      'the first where none can be bought',
      [
        ['50', 4, 1999],
        ['56', 3, 1499],
      ],
      '50',
      false,
    ],
    [
      'the first as the lowest price, where it is',
      [
        ['50', 4, 1499],
        ['56', 4, 1999],
      ],
      '50',
      true,
    ],
    [
      'none that the market has no price for',
      [
        ['50', 1, undefined],
        ['56', 4, 1999],
      ],
      '56',
      false,
    ],
  ] as const)('has the price of the variant that the page shows: %s', (_, variants, key, from) => {
    const card = entry(variants.map(([size, bvc, withTax]) => variant(size, bvc, withTax)))?.card
    const shown = variants.find(([size]) => size === key)
    expect(card).toMatchObject({
      variant: key,
      from,
      price: { withTax: shown?.[2] },
      buyable: shown?.[1] === 1,
    })
  })

  it.each([
    ['all variants are', [4, 4], true],
    ['some are only not available', [4, 3], false],
    ['none is sold out', [3, 3], false],
    ['one can be bought', [4, 1], undefined],
  ] as const)('says that the product is sold out where %s', (_, codes, expected) => {
    const { soldOut } = entry(codes.map((bvc, index) => variant(String(index), bvc, 1999)))?.card ?? {}
    expect(soldOut).toBe(expected)
  })

  it.each([
    ['everything that can be bought is', [2, 2], [999, 1200], true],
    ['all but what cannot be bought is', [2, 4], [999, 3], true],
    ['something comes earlier', [2, 2], [999, 30], undefined],
    ['nothing can be bought', [4, 3], [999, 999], undefined],
  ] as const)('says that the product is ordered ahead where %s', (_, codes, days, expected) => {
    const variants = codes.map((bvc, at) => ({ ...variant(String(at), bvc, 1999), daysTo: days[at] ?? 0 }))
    expect(entry(variants)?.card.preorder).toBe(expected)
  })

  it('can be bought without stock where it is made or bought in', () => {
    const procured = { ...variant('50', 2, 1999), stock: 0 }
    expect(entry([procured])?.card).toMatchObject({ buyable: true })
    expect(entry([{ ...procured, bvc: 1 }])?.card).toMatchObject({ buyable: false, soldOut: true })
  })

  it('is missing where the market has no price at all', () => {
    expect(entry([variant('50', 1, undefined)])).toBeUndefined()
  })
})
