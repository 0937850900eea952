import { createStore } from 'jotai'
import { describe, expect, it, vi } from 'vitest'
import type { Call, Called } from '@/lib/storefront/runtime/browser/call-shop'
import {
  callAtom,
  loadVisitorAtom,
  patchVisitorAtom,
  visitorAtom,
  visitorStatusAtom,
} from '@/lib/storefront/visitor/state/visitor-atoms'
import { toggleWishlistAtom, wishlistAtom } from '@/lib/storefront/visitor/state/wishlist-atoms'

function visitorWith(...answers: Called<unknown>[]) {
  const call = vi.fn(async () => answers.shift() ?? { ok: false, status: 0 })
  const store = createStore()
  store.set(callAtom, { call: call as Call })
  return { store, call }
}

const ok = (body: unknown): Called<unknown> => ({ ok: true, body })

describe('What belongs to a visitor', () => {
  it('is asked for once, however many parts of a page show it', async () => {
    const { store, call } = visitorWith(ok({ wishlist: ['7'] }))
    expect(store.get(visitorStatusAtom)).toBe('idle')
    const first = store.set(loadVisitorAtom)
    expect(store.get(visitorStatusAtom)).toBe('pending')
    await Promise.all([first, store.set(loadVisitorAtom)])
    await store.set(loadVisitorAtom)
    expect(call).toHaveBeenCalledTimes(1)
    expect(store.get(visitorStatusAtom)).toBe('success')
    expect(store.get(visitorAtom)).toEqual({ wishlist: ['7'] })
  })

  it('is asked for again after it could not be had', async () => {
    const { store } = visitorWith({ ok: false, status: 503 }, ok({ wishlist: ['7'] }))
    await store.set(loadVisitorAtom)
    expect(store.get(visitorStatusAtom)).toBe('error')
    await store.set(loadVisitorAtom)
    expect(store.get(wishlistAtom)).toEqual(['7'])
  })

  it('is not older than a change that was answered meanwhile', async () => {
    const { store, call } = visitorWith()
    const held = Promise.withResolvers<Called<unknown>>()
    call.mockImplementationOnce(() => held.promise as never)
    const loading = store.set(loadVisitorAtom)
    store.set(patchVisitorAtom, { basket: 3 })
    held.resolve(ok({ wishlist: ['7'], basket: 2 }))
    await loading
    expect(store.get(visitorAtom)).toEqual({ wishlist: ['7'], basket: 3 })
    store.set(patchVisitorAtom, { basket: 1 })
    expect(store.get(visitorAtom)).toEqual({ wishlist: ['7'], basket: 1 })
    expect(call).toHaveBeenCalledTimes(1)
  })

  it('is asked for again where a page is shown as it was left, and stays until it is answered', async () => {
    const { store, call } = visitorWith(
      ok({ wishlist: ['7'], basket: 3 }),
      ok({ wishlist: ['7'], basket: 0 }),
    )
    await store.set(loadVisitorAtom)
    await store.set(loadVisitorAtom)
    expect(call).toHaveBeenCalledTimes(1)
    const again = [store.set(loadVisitorAtom, true), store.set(loadVisitorAtom, true)]
    expect(store.get(visitorAtom).basket).toBe(3)
    await Promise.all(again)
    expect(store.get(visitorAtom).basket).toBe(0)
    expect(call).toHaveBeenCalledTimes(2)
  })

  it('is asked for again with a change, where it could not be had before', async () => {
    const { store } = visitorWith({ ok: false, status: 0 }, ok({ wishlist: ['7'], basket: 1 }))
    await store.set(loadVisitorAtom)
    store.set(patchVisitorAtom, { basket: 2 })
    await vi.waitFor(() => expect(store.get(visitorStatusAtom)).toBe('success'))
    expect(store.get(visitorAtom)).toEqual({ wishlist: ['7'], basket: 2 })
  })
})

describe('The heart of a product', () => {
  it.each([
    ['puts it on the list', ok({ wishlist: ['8', '7'] }), '8', ['8', '7'], ['8', '7'], 'added'],
    ['takes it off', ok({ wishlist: [] }), '7', [], [], 'removed'],
    ['believes the shop', ok({ wishlist: ['9', '8', '7'] }), '8', ['8', '7'], ['9', '8', '7'], 'added'],
    ['is taken back when the list is full', { ok: false, status: 409 }, '8', ['8', '7'], ['7'], 'full'],
    [
      'is taken back when its network has added too much',
      { ok: false, status: 429 },
      '8',
      ['8', '7'],
      ['7'],
      'tooMany',
    ],
    ['is taken back without a connection', { ok: false, status: 0 }, '8', ['8', '7'], ['7'], 'offline'],
    ['stays when it could not be taken off', { ok: false, status: 500 }, '7', [], ['7'], 'failed'],
  ])('%s', async (_, answer, number, atOnce, after, said) => {
    const { store } = visitorWith(ok({ wishlist: ['7'] }), answer as Called<unknown>)
    await store.set(loadVisitorAtom)
    const toggled = store.set(toggleWishlistAtom, { number })
    expect(store.get(wishlistAtom)).toEqual(atOnce)
    expect(await toggled).toBe(said)
    expect(store.get(wishlistAtom)).toEqual(after)
  })
})
