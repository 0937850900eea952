import { describe, expect, it } from 'vitest'
import { listingAddress } from '@/lib/shop/listing/listing-address'
import {
  type Chosen,
  chosenOf,
  chosenOfAll,
  cleared,
  sorted,
  toggled,
  withoutOccasion,
  withPrice,
} from '@/lib/storefront/screens/listing/listing-view'

const chosen: Chosen = {
  filters: { colour: ['rot'], brand: ['Nestling'] },
  price: { from: 20 },
  sort: 'newest',
  page: 3,
  term: 'body',
}
/** A term whose words were understood. */
const meant = { size: ['62'], colour: ['himmelblau', 'nachtblau'] }
const understood: Chosen = { filters: meant, meant, occasion: 'Taufe', term: 'blau 62 Taufe', page: 2 }
/** A term that names a price. */
const priced: Chosen = { filters: {}, price: { to: 30 }, meantPrice: { to: 30 }, term: 'body' }
/** Two shades of a colour. */
const shaded: Chosen = { ...chosen, filters: { colour: ['salbei', 'moos'], brand: ['Nestling'] } }
const green = {
  value: 'gruen',
  shades: ['salbei', 'moos'].map((value) => ({ value, label: value, count: 1 })),
}
const addressOf = (next: Chosen) => listingAddress('/de/suche/', next)

describe('what is chosen of a listing', () => {
  it.each([
    [
      'a further value',
      toggled(chosen, 'colour', { value: 'blau' }),
      'brand=Nestling&colour=blau&colour=rot&price=20-&sort=newest',
    ],
    [
      'a colour for its shades',
      toggled(shaded, 'colour', green),
      'brand=Nestling&colour=gruen&price=20-&sort=newest',
    ],
    [
      'a colour taken back, with its shades',
      toggled({ ...shaded, filters: { colour: ['gruen', 'salbei', 'rot'] } }, 'colour', green),
      'colour=rot&price=20-&sort=newest',
    ],
    [
      'a value taken back',
      toggled(chosen, 'colour', { value: 'rot' }),
      'brand=Nestling&price=20-&sort=newest',
    ],
    [
      'a value of another filter',
      toggled(chosen, 'size', { value: '62/68' }),
      'size=62%2F68&brand=Nestling&colour=rot&price=20-&sort=newest',
    ],
    ['a price', withPrice(chosen, '5', '50'), 'brand=Nestling&colour=rot&price=5-50&sort=newest'],
    ['the price of a term', sorted(priced, 'rating'), 'sort=rating'],
    ['the price of a term taken back', withPrice(priced, '', ''), 'without=price'],
    ['another price than that of a term', withPrice(priced, '', '50'), 'price=-50&without=price'],
    ['another order', sorted(chosen, 'rating'), 'brand=Nestling&colour=rot&price=20-&sort=rating'],
    ['the usual order', sorted(chosen, 'relevancy'), 'brand=Nestling&colour=rot&price=20-'],
    ['no filter at all', cleared(chosen), 'sort=newest'],
  ])('has an address that can be shared, from the first page: %s', (_, next, query) => {
    expect(addressOf(next)).toBe(`/de/suche/?term=body&${query}`)
  })

  it.each([
    ['nothing', { ...understood, page: 1 }, ''],
    ['another order', sorted(understood, 'rating'), '&sort=rating'],
    ['a meaning taken back', toggled(understood, 'size', { value: '62' }), '&without=size'],
    [
      'one of the colours that a word means',
      toggled(understood, 'colour', { value: 'nachtblau' }),
      '&colour=himmelblau&without=colour',
    ],
    ['a further size', toggled(understood, 'size', { value: '68' }), '&size=62&size=68&without=size'],
    [
      'a meaning taken back before',
      toggled({ ...understood, without: ['sale'] }, 'size', { value: '62' }),
      '&without=sale&without=size',
    ],
    ['the occasion taken back', withoutOccasion(understood), '&without=occasion'],
    ['no filter at all', cleared(understood), '&without=colour&without=occasion&without=size'],
  ])('has the question as it was typed, and of what it means only what was changed: %s', (_, next, query) => {
    expect(addressOf(next)).toBe(`/de/suche/?term=blau+62+Taufe${query}`)
  })

  it('has the address without a query when nothing is chosen', () => {
    expect(
      listingAddress(
        '/de/kinderwagen/',
        toggled({ filters: { colour: ['rot'] } }, 'colour', { value: 'rot' }),
      ),
    ).toBe('/de/kinderwagen/')
  })

  it.each([
    ['20', '50', { from: 20, to: 50 }],
    ['50', '20', { from: 20, to: 50 }],
    ['', '50', { to: 50 }],
    ['20', '', { from: 20 }],
    ['0', '', { from: 0 }],
    ['19,99', '50.50', { from: 19, to: 50 }],
    [' 20 € ', 'CHF 50', { from: 20, to: 50 }],
    ['1.299', '12.500,00', { from: 1_299, to: 12_500 }],
    ["1'299", '2,000.50', { from: 1_299, to: 2_000 }],
    ['', '', undefined],
    ['viel', '-', undefined],
    ["1'; drop table", '', { from: 1 }],
    ['99999999999', '', { from: 999_999 }],
  ])('reads the price from %j to %j as it was meant', (from, to, price) => {
    expect(withPrice({ filters: {} }, from, to).price).toEqual(price)
  })

  it('counts what is chosen of each filter and of all', () => {
    expect(chosenOf(chosen, 'colour')).toBe(1)
    expect(chosenOf(chosen, 'price')).toBe(1)
    expect(chosenOf(chosen, 'size')).toBe(0)
    const facets = (['colour', 'brand', 'size'] as const).map((name) => ({ name, label: name, values: [] }))
    expect(chosenOfAll(chosen, [...facets, { name: 'price', label: 'Preis', low: 1, high: 9 }])).toBe(3)
  })
})
