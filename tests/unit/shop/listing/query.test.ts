import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  facetAttributes,
  priceRangeEnd,
  priceRangeOf,
  priceRanges,
  valueFacets,
} from '@/lib/shop/listing/facets'
import { listingAddress } from '@/lib/shop/listing/listing-address'
import { type ListingQuery, mostPages, parseListingQuery, sorts } from '@/lib/shop/listing/query'

const parse = (search: string) => {
  const parsed = parseListingQuery(new URLSearchParams(search))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.query
}

describe('the query of a listing', () => {
  it.each([
    ['', { filters: {}, sort: 'relevancy', page: 1, pageSize: 24 }],
    ['size=62&size=68&size=62', { filters: { size: ['62', '68'] } }],
    ['price=20-50', { price: { from: 20, to: 50 } }],
    ['price=50-20', { price: { from: 20, to: 50 } }],
    ['price=-50', { price: { to: 50 } }],
    ['price=20-', { price: { from: 20 } }],
    ['priceFrom=20&priceTo=', { price: { from: 20 } }],
    ['sort=price-asc&page=3', { sort: 'price-asc', page: 3 }],
    ['sort=cheapest', { sort: 'relevancy' }],
    ['page=0', { page: 1 }],
    ['page=-1', { page: 1 }],
    ['page=abc', { page: 1 }],
    ['page=1e9', { page: 1 }],
    ['page=999999999', { page: mostPages }],
    ['page=2&page=9', { page: 2 }],
    ['pageSize=100000', { pageSize: 96 }],
    ['unknown=1&__proto__=2&constructor=3', { filters: {} }],
    ['colour=', { filters: {} }],
    ["colour=';drop table products;--", { filters: { colour: ["';drop table products;--"] } }],
    ['term=%20kinder%20wagen%20', { term: 'kinder wagen' }],
    ['without=size&without=brand&without=size', { without: ['size'] }],
    ['term=%00', { filters: {} }],
    ['price=1e3-2e3', { filters: {} }],
    ['price=99999999999-1', { price: { to: 1 } }],
  ])('%j is %j', (search, expected) => {
    expect(parse(search)).toMatchObject(expected)
  })

  // The filters of a listing, each with the attribute that it reads; brand, sub-brand and price are no attributes.
  it.each([
    ['brand', 'brand', undefined],
    ['base colour', 'colour', 'farbe'],
    ['size', 'size', 'asGro'],
    ['age from', 'age', 'dimAlterGeeignetAb'],
    ['sub-brand', 'subbrand', undefined],
    ['gender', 'gender', 'geschlecht'],
    ['sustainability', 'sustainability', 'nachhaltigkeit'],
    ['UV protection', 'uv', 'uvSchutz'],
    ['water column', 'water', 'wassersaeule'],
    ['season label', 'season', 'saison'],
  ] as const)('reads the filter %s', (_, name, attribute) => {
    expect(parse(`${name}=x`).filters).toEqual({ [name]: ['x'] })
    expect(facetAttributes[name]?.[0]).toBe(attribute)
  })

  it('reads the filter price', () => expect(parse('price=1-2').price).toEqual({ from: 1, to: 2 }))

  it.each([
    ['term', `term=${'a'.repeat(10_000)}`],
    ['colour', `colour=${'a'.repeat(10_000)}`],
    ['size', Array.from({ length: 51 }, (_, index) => `size=${index}`).join('&')],
    ['category', 'category=../../etc'],
  ])('names %s as what is wrong', (field, search) => {
    const parsed = parseListingQuery(new URLSearchParams(search))
    expect(parsed).toMatchObject({ ok: false, error: { key: 'invalidQuery' } })
    expect(!parsed.ok && Object.keys(parsed.error.fields)).toEqual([field])
  })

  it('never throws, whatever stands in an address', () => {
    const name = fc.oneof(
      fc.constantFrom(...valueFacets, 'price', 'term', 'page', 'sort', 'category', 'pageSize', '__proto__'),
      fc.string(),
    )
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.integer().map(String))
    fc.assert(
      fc.property(fc.dictionary(name, fc.oneof(text, fc.array(text, { maxLength: 60 }))), (params) => {
        const parsed = parseListingQuery(params)
        if (!parsed.ok) return
        const { page, pageSize } = parsed.query
        expect(page).toBeGreaterThanOrEqual(1)
        expect(page).toBeLessThanOrEqual(mostPages)
        expect(pageSize).toBeLessThanOrEqual(96)
      }),
    )
  })

  const value = fc.string({ minLength: 1, maxLength: 30 }).filter((text) => !text.includes('\0'))
  const query: fc.Arbitrary<ListingQuery> = fc
    .record({
      filters: fc.dictionary(
        fc.constantFrom(...valueFacets),
        fc.uniqueArray(value, { minLength: 1, maxLength: 4 }).map((values) => values.toSorted()),
      ),
      term: fc.option(
        value.map((text) => text.trim()).filter((text) => text !== ''),
        { nil: undefined },
      ),
      from: fc.option(fc.nat(1000), { nil: undefined }),
      width: fc.option(fc.nat(1000), { nil: undefined }),
      sort: fc.constantFrom(...sorts),
      page: fc.integer({ min: 1, max: mostPages }),
    })
    .map(({ filters, term, from, width, sort, page }) => {
      const to = width === undefined ? undefined : (from ?? 0) + width
      const price = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
      return {
        filters: { ...filters },
        ...(term !== undefined && { term }),
        ...(Object.keys(price).length > 0 && { price }),
        sort,
        page,
        pageSize: 24,
      }
    })

  it('is read from its address as it was written', () => {
    fc.assert(
      fc.property(query, (given) => {
        expect(parse(new URL(listingAddress('/de/suche/', given), 'http://x').search)).toEqual(given)
      }),
    )
  })

  it('has one address, in whatever order it was given', () => {
    expect(listingAddress('/de/x/', parse('page=1&colour=rosa&size=68&size=62&sort=relevancy&utm=1'))).toBe(
      '/de/x/?size=62&size=68&colour=rosa',
    )
    expect(listingAddress('/de/x/', parse(''))).toBe('/de/x/')
  })
})

describe('the ranges of prices', () => {
  it('hold every price once', () => {
    fc.assert(
      fc.property(fc.nat(2_147_483_646), (price) => {
        const low = priceRangeOf(price)
        expect(low).toBeLessThanOrEqual(price)
        expect(priceRangeEnd(low)).toBeGreaterThan(price)
        expect(priceRanges).toContain(low)
      }),
    )
  })
})
