import { createStore, Provider } from 'jotai'
import { prerender } from 'react-dom/static.edge'
import { expect, it, vi } from 'vitest'
import type { Call } from '@/lib/storefront/runtime/browser/call-shop'
import { HeldOrder, HeldOrderInBasket } from '@/lib/storefront/visitor/state/held-order.client'
import { isToldFirst } from '@/lib/storefront/visitor/state/told-once'
import { callAtom, loadVisitorAtom } from '@/lib/storefront/visitor/state/visitor-atoms'
import type { HeldNotice, RefusedTap } from '@/schemas/api/visitor'

const page = vi.hoisted(() => ({ isHydrated: true }))
vi.mock('@/lib/storefront/design/ui/client', () => ({
  useHydrated: () => page.isHydrated,
  showToast: () => undefined,
}))

const held = (kind: HeldNotice['kind']): HeldNotice => ({
  ...{ kind, words: 'Ihre Bestellung wartet.', action: 'Jetzt bezahlen', language: 'de-DE' },
  ...{ until: new Date().toISOString(), href: '/de/kasse/?order=71803399' },
})

async function shown(notice: HeldNotice | undefined, isEmpty: boolean, refused?: RefusedTap) {
  const store = createStore()
  const body = { wishlist: [], basket: 0, ...(notice && { held: notice }), refused }
  store.set(callAtom, { call: (async () => ({ ok: true, body })) as Call })
  await store.set(loadVisitorAtom)
  const has = async (element: React.ReactNode) => {
    const { prelude } = await prerender(<Provider store={store}>{element}</Provider>)
    return (await new Response(prelude).text()).includes('/de/kasse/?order=71803399')
  }
  return { header: await has(<HeldOrder />), basket: await has(<HeldOrderInBasket isEmpty={isEmpty} />) }
}

it.each([
  ['waiting', false, { header: true, basket: false }],
  // What was in it is waiting.
  ['waiting', true, { header: true, basket: true }],
  ['returned', false, { header: false, basket: true }],
  // The visitor has taken the goods out again.
  ['returned', true, { header: false, basket: false }],
  ['placed', true, { header: false, basket: true }],
  // Another order has begun.
  ['placed', false, { header: false, basket: false }],
  [undefined, false, { header: false, basket: false }],
] as const)('an order that is %s, with a basket that is empty: %s', async (kind, isEmpty, where) => {
  expect(await shown(kind && held(kind), isEmpty)).toEqual(where)
})

it('a refusal of the page before is a message, and leaves what is told of an order in its place', async () => {
  const refused = { at: new Date().toISOString(), words: 'Bitte wählen Sie eine Größe.' }
  expect(await shown(undefined, false, refused)).toEqual({ header: false, basket: false })
  expect(await shown(held('waiting'), false, refused)).toEqual({ header: true, basket: false })
  expect(await shown(held('returned'), false, refused)).toEqual({ header: false, basket: true })
})

it('an order that waits is in no document before that is hydrated, however early it is known', async () => {
  page.isHydrated = false
  expect(await shown(held('waiting'), false)).toEqual({ header: false, basket: false })
  page.isHydrated = true
})

it('goods that are back for longer than a day are told of by the next page alone, not by the basket each time', async () => {
  const old = { ...held('returned'), until: new Date(Date.now() - 25 * 3_600_000).toISOString() }
  expect(await shown(old, false)).toEqual({ header: false, basket: false })
})

it('each return of goods is told of once in a browser', () => {
  const kept = new Map<string, string>()
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const told = [
    '2026-11-24T09:20:00Z',
    '2026-11-24T09:20:00Z',
    '2026-11-25T09:20:00Z',
    '2026-11-25T09:20:00Z',
  ]
  expect(told.map((until) => isToldFirst(store, until))).toEqual([true, false, true, false])
})
