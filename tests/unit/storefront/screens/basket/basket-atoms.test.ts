import { atom, createStore } from 'jotai'
import { describe, expect, it, vi } from 'vitest'
import type { Call, Called } from '@/lib/storefront/runtime/browser/call-shop'
import {
  addToBasketAtom,
  basketCallsAtom,
  basketCountAtom,
  basketQueueAtom,
  changeBasketAtom,
  removeFromBasketAtom,
} from '@/lib/storefront/screens/basket/basket-atoms'
import { callAtom, loadVisitorAtom } from '@/lib/storefront/visitor/state/visitor-atoms'
import { wishlistAtom } from '@/lib/storefront/visitor/state/wishlist-atoms'
import { basketErrors } from '@/schemas/api/basket-entries'

const ok = (body: unknown): Called<unknown> => ({ ok: true, body })
const refused = (status: number, errors?: Record<string, string>): Called<unknown> => ({
  ok: false,
  status,
  problem: { status, title: 'Not added', ...(errors && { errors }) },
})

async function visitorWith(...answers: Called<unknown>[]) {
  const call = vi.fn(async () => answers.shift() ?? { ok: false, status: 0 })
  const store = createStore()
  store.set(callAtom, { call: call as Call })
  answers.unshift(ok({ wishlist: ['7'], basket: 2 }))
  await store.set(loadVisitorAtom)
  call.mockClear()
  return { store, call }
}

const loadBasketAtom = atom(null, (get, set, { locale }: { locale: string }) =>
  get(basketQueueAtom)(set(basketCallsAtom, locale).load),
)
const basket = { items: [], quantity: 5 }
const locale = 'fr-ch'

describe('A call of the basket', () => {
  it.each([
    ['loads it', loadBasketAtom, {}, ['GET', '/api/basket/?locale=fr-ch']],
    [
      'changes a line',
      changeBasketAtom,
      { key: 'a/b', quantity: 3 },
      ['PUT', '/api/basket/items/a%2Fb/?locale=fr-ch', { quantity: 3 }],
    ],
    ['removes a line', removeFromBasketAtom, { key: 'a' }, ['DELETE', '/api/basket/items/a/?locale=fr-ch']],
  ] as const)('%s, answers the whole of it and keeps the count right', async (_, action, asked, called) => {
    const { store, call } = await visitorWith(ok(basket))
    const answer = await store.set(action as typeof changeBasketAtom, { locale, ...asked } as never)
    expect(answer).toEqual({ ok: true, basket })
    expect(call.mock.calls).toEqual([called])
    expect(store.get(basketCountAtom)).toBe(5)
    expect(store.get(wishlistAtom)).toEqual(['7'])
  })

  it('adds several things at once and answers what went in', async () => {
    const added = { basket, added: [{ key: 'a', quantity: 1, wanted: 3 }] }
    const { store, call } = await visitorWith(ok(added))
    const entries = [{ variant: 'V.1', quantity: 3 }, { variant: 'V.2' }]
    expect(await store.set(addToBasketAtom, { locale, entries })).toEqual({ ok: true, answer: added })
    expect(call.mock.calls).toEqual([['POST', '/api/basket/items/?locale=fr-ch', { items: entries }]])
    expect(store.get(basketCountAtom)).toBe(5)
  })

  it('waits for the one before: the newest answer comes last', async () => {
    const { store, call } = await visitorWith()
    const held = Promise.withResolvers<Called<unknown>>()
    call.mockImplementationOnce(() => held.promise as never).mockImplementationOnce(async () => ok(basket))
    const first = store.set(changeBasketAtom, { locale, key: 'a', quantity: 4 })
    const second = store.set(changeBasketAtom, { locale, key: 'a', quantity: 5 })
    await Promise.resolve()
    expect(call).toHaveBeenCalledTimes(1)
    held.resolve(ok({ ...basket, quantity: 4 }))
    await Promise.all([first, second])
    expect(call).toHaveBeenCalledTimes(2)
    expect(store.get(basketCountAtom)).toBe(5)
  })
})

describe('The queue of the basket', () => {
  it('is one for the whole page, whether something reads it or not', async () => {
    const { store } = await visitorWith()
    const queue = store.get(basketQueueAtom)
    const leave = store.sub(basketQueueAtom, () => undefined)
    expect(store.get(basketQueueAtom)).toBe(queue)
    leave()
    expect(store.get(basketQueueAtom)).toBe(queue)
    expect((await visitorWith()).store.get(basketQueueAtom)).not.toBe(queue)
  })
})

describe('What goes wrong', () => {
  it.each([
    ...basketErrors.map((key) => [key, refused(409, { 'items.0.variant': key }), key] as const),
    ['a lost connection', { ok: false, status: 0 }, 'offline'],
    ['a fault of the shop', refused(500), 'failed'],
    ['too many calls', refused(429), 'failed'],
    ['something that the contract does not name', refused(400, { items: 'toString' }), 'failed'],
  ] as const)('is named and leaves the count: %s', async (_, answer, key) => {
    const { store } = await visitorWith(answer as Called<unknown>, answer as Called<unknown>)
    expect(await store.set(addToBasketAtom, { locale, entries: [{ variant: 'V.1' }] })).toEqual({
      ok: false,
      key,
    })
    expect(await store.set(changeBasketAtom, { locale, key: 'a', quantity: 2 })).toEqual({ ok: false, key })
    expect(store.get(basketCountAtom)).toBe(2)
  })

  it('does not keep the next call from being made', async () => {
    const { store } = await visitorWith(refused(500), ok(basket))
    await store.set(loadBasketAtom, { locale })
    expect(await store.set(loadBasketAtom, { locale })).toEqual({ ok: true, basket })
  })
})
