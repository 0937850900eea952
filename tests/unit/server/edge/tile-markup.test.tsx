import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { tileMarkup } from '@/lib/server/edge/tile-markup'
import { ProductTile } from '@/lib/storefront/screens/tiles'
import { testCard } from '@/tests/fixtures/listing'
import { testMarket } from '@/tests/fixtures/render'

describe('the kept markup of a tile', () => {
  it.each([
    { name: 'Ida' },
    { name: 'Mika' },
    { price: { ...testCard().price, withTax: 1_234 } },
    { buyable: false },
    { rating: { mean: 4.5, count: 2 } },
  ])('is what a tile of %o shows, at each of its places, in each market', (said) => {
    const card = testCard(said)
    for (const market of [testMarket(), testMarket('ch-fr')])
      for (const place of [{}, { priority: true }, { headingLevel: 'h2' }] as const)
        for (const _ of ['rendered', 'kept']) {
          const tile = { card: structuredClone(card), market, ...place }
          expect(tileMarkup(tile)).toBe(renderToStaticMarkup(<ProductTile {...tile} />))
        }
  })
})
