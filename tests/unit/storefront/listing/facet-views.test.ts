import { describe, expect, it } from 'vitest'
import { facetViews } from '@/lib/storefront/listing/facet-views'
import { testListing } from '../../../fixtures/listing'
import { testMarket } from '../../../fixtures/render'

const views = (listing = testListing(), chosen = {}) =>
  facetViews(listing, { filters: {}, ...chosen }, testMarket())

describe('the filters of a listing', () => {
  it('are named in the language of the market, and their prices are whole units around what there is', () => {
    expect(views()).toEqual([
      {
        name: 'colour',
        label: 'Farbe',
        values: [
          { value: 'rot', label: 'Rot', swatch: '#cc0000', count: 3 },
          { value: 'blau', label: 'Blau', count: 2 },
        ],
      },
      { name: 'price', label: 'Preis', low: 9, high: 42 },
    ])
    expect(facetViews(testListing(), { filters: {} }, testMarket('ch-fr')).map(({ label }) => label)).toEqual(
      ['Couleur', 'Prix'],
    )
  })

  it('leave out what changes nothing: a single value, a single price', () => {
    const only = [{ facet: 'colour' as const, values: testListing().facets[0]?.values.slice(0, 1) ?? [] }]
    expect(views(testListing({ facets: only, price: { min: 999, max: 999 } }))).toEqual([])
  })

  it('keep what is chosen, also when it leaves nothing to choose from', () => {
    const { price: _, ...nothing } = testListing({ hits: 0, cards: [], facets: [] })
    const chosen = { filters: { colour: ['rot'] }, price: { from: 900 } }
    expect(views(nothing, chosen).map(({ name }) => name)).toEqual(['colour', 'price'])
  })
})
