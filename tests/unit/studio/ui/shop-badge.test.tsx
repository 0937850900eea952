import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type Looking, lookOf } from '@/lib/platform/look'
import { ShopSign } from '@/lib/studio/ui/shell/shop-badge'

const shop: Looking = {
  name: 'élan',
  fonts: { text: 'figtree', display: 'fraunces' },
  colours: { ground: '#ffffff', ink: '#111111', accent: '#6b21a8' },
}
const signOf = (more: Partial<Looking>) =>
  renderToStaticMarkup(<ShopSign shop={{ ...shop, ...more }} market={{ code: 'de' }} />)

it.each<[string, Partial<Looking>, string[]]>([
  ['its initial, in its colours', {}, [`d="${lookOf(shop).mark[0]?.path}"`, '#6b21a8']],
  ['its mark', { mark: [{ path: 'M0 0h9v9H0Z' }] }, ['d="M0 0h9v9H0Z"', '#6b21a8']],
  [
    'its icon',
    { icon: '/pictures/shop/icon.svg', mark: [{ path: 'M0 0h9v9H0Z' }] },
    ['src="/de/icons/icon-192.png"'],
  ],
])('at the head of the Studio the shop has %s', (_, more, parts) => {
  for (const part of parts) expect(signOf(more)).toContain(part)
})
