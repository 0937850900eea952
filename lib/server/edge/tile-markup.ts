import { LRUCache } from 'lru-cache'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { TileMarkup } from '@/lib/storefront/screens/listing/client'
import { ProductTile } from '@/lib/storefront/screens/tiles'

/** In characters, of some 10,000 tiles. */
const mostKept = 32 * 1024 * 1024

const kept = new LRUCache<string, string>({
  maxSize: mostKept,
  sizeCalculation: (markup, card) => markup.length + card.length,
})

/** Renders a tile once for all that it says of its product: most questions have tiles in common. */
export const tileMarkup: TileMarkup = (tile) => {
  const { card, market, headingLevel, priority } = tile
  const said = JSON.stringify([market.code, headingLevel, priority, card])
  const found = kept.get(said)
  if (found !== undefined) return found
  const markup = renderToStaticMarkup(createElement(ProductTile, tile))
  kept.set(said, markup)
  return markup
}
