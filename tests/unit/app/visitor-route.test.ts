import { beforeEach, expect, it, vi } from 'vitest'
import { GET } from '@/app/api/visitor/route'
import { heldNotice } from '@/lib/storefront/visitor/checkout'

const visitor = vi.hoisted(() => ({ refused: { words: 'Ausverkauft.', at: 0 } }))
vi.mock('@/lib/shop/door', () => ({
  baskets: { count: async () => 1 },
  wishlists: { numbers: async () => [] },
}))
vi.mock('@/lib/storefront/visitor/calls', () => ({
  formCall: vi.fn(),
  visitorCall: (_: object, answer: (call: object) => Promise<Response>) => () =>
    answer({ visitor, headers: new Headers() }),
}))
vi.mock(
  '@/lib/storefront/screens/basket-answers',
  () => import('@/lib/storefront/screens/basket-answers/answer-early'),
)
vi.mock('@/lib/storefront/visitor/checkout', () => ({ heldNotice: vi.fn() }))

const held = {
  ...{ kind: 'waiting' as const, until: '2026-11-21T10:00:00.000Z', words: 'Ihre Bestellung wartet.' },
  ...{ action: 'Bezahlen', href: '/de/kasse/', language: 'de-DE' },
}
const read = async () => (await GET(new Request('http://shop.test/api/visitor/'), {} as never)).json()

beforeEach(() => {
  visitor.refused.at = Date.now()
  vi.mocked(heldNotice).mockResolvedValue(held)
})

it('tells of an order that waits beside what was refused a moment ago', async () => {
  const at = new Date(visitor.refused.at).toISOString()
  expect(await read()).toEqual({ wishlist: [], basket: 1, held, refused: { at, words: 'Ausverkauft.' } })
})

it('forgets after two minutes what was refused, and tells of no order where there is none', async () => {
  vi.mocked(heldNotice).mockResolvedValue(undefined)
  visitor.refused.at -= 121_000
  expect(await read()).toEqual({ wishlist: [], basket: 1 })
})
