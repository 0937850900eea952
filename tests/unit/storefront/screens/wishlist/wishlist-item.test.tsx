import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { uiWords } from '@/lib/storefront/design/ui'
import type { Item } from '@/lib/storefront/screens/wishlist/use-wishlist'
import { WishlistItem } from '@/lib/storefront/screens/wishlist/wishlist-item'
import { testCard } from '@/tests/fixtures/listing'
import { testMarket } from '@/tests/fixtures/render'

const card = testCard({ hasChoice: true })
const item: Item = { number: card.number, name: card.name, card }
const chosen = {
  choice: ['Größe 62'],
  price: card.price,
  buyable: true,
  delivery: 'Bald bei Ihnen',
}

const words = {
  price: uiWords(testMarket()).price,
  gone: 'Nicht mehr im Sortiment',
  remove: '{name} entfernen',
  add: '',
  adding: '',
  named: '',
  asked: { size: '', variant: '', inscription: '' },
}

it.each<[string, Item, string]>([
  ['for all variants where none was chosen', { ...item, delivery: 'Lieferbar' }, 'Lieferbar'],
  ['for the one that was chosen', { ...item, variant: 'a', chosen }, 'Bald bei Ihnen'],
  [
    'for one that is not available',
    { ...item, variant: 'a', chosen: { ...chosen, buyable: false, delivery: 'Derzeit nicht lieferbar' } },
    'Derzeit nicht lieferbar',
  ],
  ['not where the market no longer sells it', { number: '1', name: 'Body' }, 'Nicht mehr im Sortiment'],
])('says when it comes: %s', (_, given, text) => {
  const html = renderToStaticMarkup(
    <WishlistItem
      item={given}
      market={testMarket()}
      words={words}
      onRemove={() => {}}
      onMove={async () => {}}
    />,
  )
  expect(html).toMatch(new RegExp(`>${text}</span>`))
})

/** As on the product's page: green for what comes soon alone. */
it.each<[string, Item, string]>([
  ['comes soon', { ...item, variant: 'a', chosen }, 'text-success'],
  [
    'comes in weeks',
    { ...item, variant: 'a', chosen: { ...chosen, delivery: 'Lieferbar in 3 Wochen', isSlow: true } },
    'text-warning',
  ],
  [
    'comes in weeks, whichever is chosen',
    { ...item, delivery: 'Lieferbar in 3 Wochen', isSlow: true },
    'text-warning',
  ],
  [
    'does not come',
    { ...item, variant: 'a', chosen: { ...chosen, buyable: false, isSlow: true } },
    'bg-ink/8 text-ink',
  ],
])('has a colour of its own for what %s', (_, given, tone) => {
  const html = renderToStaticMarkup(
    <WishlistItem
      item={given}
      market={testMarket()}
      words={words}
      onRemove={() => {}}
      onMove={async () => {}}
    />,
  )
  expect(html).toMatch(new RegExp(`class="badge [^"]*${tone}"`))
})
