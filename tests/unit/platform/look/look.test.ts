import { expect, test } from 'vitest'
import { type Looking, lookOf, markSvg } from '@/lib/platform/look'
import { findMarket } from '@/lib/platform/markets'
import { offlineDocument } from '@/lib/storefront/runtime/navigation/offline/offline-document'

const fonts = { text: 'figtree', display: 'fraunces' } as const
const logo = { src: '/pictures/shop/logo.svg', alt: 'Fuchs' }
const mark = [{ path: 'M0 0h32v32H0Z' }]
const colours = { ground: '#ffffff', ink: '#111111', accent: '#6b21a8' }
const shop = (more: Partial<Looking> = {}): Looking => ({ name: 'Fuchs', fonts, colours, ...more })

test.each<[string, Partial<Looking>, boolean]>([
  ['its first letter, where the shop has nothing of its own', {}, true],
  ['the mark that the shop has set', { mark }, true],
  ['that mark also beside a logo', { mark, logo }, true],
  ['nothing beside a logo, where no mark is set', { logo }, false],
  ['nothing beside an icon', { icon: '/pictures/shop/icon.svg' }, false],
])('beside the name of a shop stands %s', (_, more, isShown) => {
  const look = lookOf(shop(more))
  expect(look.sign.length > 0).toBe(isShown)
  expect(markSvg(look.sign) === '').toBe(!isShown)
  // Icons are drawn of something.
  expect(look.mark.length).toBeGreaterThan(0)
  const market = findMarket('baby', 'de')
  expect(market && offlineDocument({ look, market }).includes('<svg')).toBe(isShown)
})
