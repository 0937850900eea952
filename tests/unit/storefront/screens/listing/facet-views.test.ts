import { describe, expect, it } from 'vitest'
import { facetViews } from '@/lib/storefront/screens/listing/facet-views'
import { openInDrawer } from '@/lib/storefront/screens/listing/listing-view'
import { testListing } from '@/tests/fixtures/listing'
import { testMarket } from '@/tests/fixtures/render'

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

  describe('by colour', () => {
    const value = (value: string, base?: string, active = false) => ({
      ...{ value, label: value, count: 1, active },
      ...(base && { base }),
    })
    const shadesOf = (...values: ReturnType<typeof value>[]) => {
      const chosen = values.filter(({ active }) => active).map(({ value }) => value)
      const filters = chosen.length > 0 ? { colour: chosen } : {}
      const [colours] = views(testListing({ facets: [{ facet: 'colour', values }] }), { filters })
      if (colours?.name !== 'colour') return undefined
      return colours.values.map(({ value, shades }) => [value, shades?.map((shade) => shade.value)])
    }
    const greens = [value('salbei', 'gruen'), value('moos', 'gruen')]

    it.each([
      ['base colours', [value('gruen'), ...greens, value('rot')], [['gruen'], ['rot']]],
      [
        'shades below the chosen one',
        [value('gruen', undefined, true), ...greens, value('rot'), value('kirsche', 'rot')],
        [['gruen', ['salbei', 'moos']], ['rot']],
      ],
      [
        'shades below one of which a shade is chosen',
        [value('gruen'), value('salbei', 'gruen', true), value('rot')],
        [['gruen', ['salbei']], ['rot']],
      ],
      ['shades below the only one', [value('gruen'), ...greens], [['gruen', ['salbei', 'moos']]]],
      ['a chosen shade that nothing has any more', [value('salbei', 'gruen', true)], [['salbei']]],
    ])('show %s', (_, given, shown) => {
      expect(shadesOf(...given)).toEqual(shown.map(([value, shades]) => [value, shades]))
    })

    it('leave out a colour with a single shade, where there is nothing else', () => {
      expect(shadesOf(value('gruen'), value('salbei', 'gruen'))).toBeUndefined()
    })
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

it.each([
  [
    ['sale', 'brand', 'colour', 'size', 'price'],
    ['size', 'colour', 'price'],
  ],
  [
    ['brand', 'price', 'age'],
    ['price', 'age', 'brand'],
  ],
  [['condition'], []],
] as const)('of %j, %j stand open in the drawer', (names, open) => {
  expect([...openInDrawer(names.map((name) => ({ name })))]).toEqual(open)
})
