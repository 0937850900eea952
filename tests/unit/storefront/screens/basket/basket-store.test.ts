import { describe, expect, it, vi } from 'vitest'
import type { Added, BasketFailure, Changed, CodeChanged } from '@/lib/storefront/screens/basket/basket-calls'
import { createBasketQueue } from '@/lib/storefront/screens/basket/basket-queue'
import { createBasketStore } from '@/lib/storefront/screens/basket/basket-store'
import type { BasketItem } from '@/schemas/api/basket'
import type { BasketEntry } from '@/schemas/api/basket-entries'
import { basketLine, basketOf } from '@/tests/fixtures/basket'

/** A shop whose answers wait until the test gives them. */
function shopWith(first: BasketItem[]) {
  const asked: { call: string; answer: (answer: Changed | Added | CodeChanged) => void }[] = []
  const ask =
    <Answer extends Changed | Added | CodeChanged>(name: string) =>
    (...what: unknown[]) =>
      new Promise<Answer>((resolve) => {
        const call = [name, ...what.map((part) => (typeof part === 'object' ? JSON.stringify(part) : part))]
        asked.push({ call: call.join(' '), answer: (answer) => resolve(answer as Answer) })
      })
  const hears = { refused: vi.fn(), lessLeft: vi.fn() }
  const inTurn = createBasketQueue()
  const store = createBasketStore(
    {
      load: ask<Changed>('load'),
      change: ask<Changed>('change'),
      remove: ask<Changed>('remove'),
      redeem: ask<CodeChanged>('redeem'),
      removeCode: ask<CodeChanged>('removeCode'),
      add: ([entry]: readonly BasketEntry[]) => ask<Added>('add')(entry?.variant, entry?.quantity),
    },
    inTurn,
    hears,
  )
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
  const next = async (answer: Changed | Added | CodeChanged) => {
    const question = asked.shift()
    if (!question) throw new Error('nothing was asked')
    question.answer(answer)
    await settled()
    return question.call
  }
  const open = async () => {
    void store.load()
    await next(holds(...first))
  }
  const elsewhere = (name: string) => void inTurn(() => ask<Changed>(name)())
  return { store, hears, next, open, calls: () => asked.map(({ call }) => call), elsewhere, settled }
}

const holds = (...items: BasketItem[]): Changed => ({ ok: true, basket: basketOf(items) })
const fails = (key: BasketFailure): Changed => ({ ok: false, key })
const a = basketLine('a')
const b = basketLine('b')
const inQuantity = (quantity: number) => basketLine('a', { quantity })

describe('the basket of a page', () => {
  it('waits, then has lines, and keeps them when it cannot be asked again', async () => {
    const { store, next } = shopWith([])
    expect(store.read()).toMatchObject({ status: 'pending', items: [] })
    void store.load()
    await next(holds(a, b))
    expect(store.read()).toMatchObject({ status: 'success', items: [a, b], isOpen: false })
    void store.load()
    await next(fails('offline'))
    expect(store.read()).toMatchObject({ status: 'error', items: [a, b] })
  })

  it('waits again when it is tried again', async () => {
    const { store, next } = shopWith([])
    void store.load()
    await next(fails('failed'))
    expect(store.read().status).toBe('error')
    void store.retry()
    expect(store.read().status).toBe('pending')
    await next(holds(a))
    expect(store.read()).toMatchObject({ status: 'success', items: [a] })
  })

  it('shows a change at once, and what the shop makes of it', async () => {
    const { store, open, next } = shopWith([a])
    await open()
    void store.change({ kind: 'quantity', item: a, quantity: 3 })
    expect(store.read()).toMatchObject({ items: [{ quantity: 3, total: 3000 }], isOpen: true })
    const reckoned = basketLine('a', { quantity: 3, total: 2900 })
    expect(await next(holds(reckoned))).toBe('change a 3')
    expect(store.read()).toMatchObject({ items: [reckoned], isOpen: false })
  })

  it('ends quick changes in the last one and sends none that is pointless', async () => {
    const { store, open, next, calls } = shopWith([a])
    await open()
    for (const quantity of [2, 3, 4, 5]) void store.change({ kind: 'quantity', item: a, quantity })
    expect(calls()).toEqual(['change a 2'])
    await next(holds(inQuantity(2)))
    expect(store.read()).toMatchObject({ items: [{ quantity: 5 }], isOpen: true })
    expect(await next(holds(inQuantity(5)))).toBe('change a 5')
    expect(calls()).toEqual([])
    expect(store.read()).toMatchObject({ items: [{ quantity: 5 }], isOpen: false })
  })

  it('takes a change back that the shop does not make, and says why', async () => {
    const { store, hears, open, next } = shopWith([a, b])
    await open()
    void store.change({ kind: 'quantity', item: a, quantity: 2 })
    void store.change({ kind: 'remove', item: b })
    await next(fails('offline'))
    expect(store.read().items).toEqual([a])
    expect(hears.refused).toHaveBeenCalledWith(expect.objectContaining({ item: a }), 'offline')
    await next(holds(a))
    expect(store.read()).toMatchObject({ items: [a], isOpen: false })
    expect(hears.refused).toHaveBeenCalledTimes(1)
  })

  it('says nothing of a failure that a newer change of the line makes good', async () => {
    const { store, hears, open, next } = shopWith([a])
    await open()
    void store.change({ kind: 'quantity', item: a, quantity: 2 })
    void store.change({ kind: 'quantity', item: a, quantity: 3 })
    await next(fails('offline'))
    await next(holds(inQuantity(3)))
    expect(hears.refused).not.toHaveBeenCalled()
    expect(store.read().items).toEqual([inQuantity(3)])
  })

  it('looks again after a refusal: a line that another tab took out is gone', async () => {
    const { store, hears, open, next } = shopWith([a, b])
    await open()
    void store.change({ kind: 'quantity', item: a, quantity: 2 })
    await next(fails('failed'))
    expect(await next(holds(b))).toBe('load')
    expect(store.read()).toMatchObject({ items: [b], isOpen: false })
    expect(hears.refused).toHaveBeenCalledWith(expect.objectContaining({ item: a }), 'gone')
  })

  it('is content when another tab already took out what should go', async () => {
    const { store, hears, open, next } = shopWith([a, b])
    await open()
    void store.change({ kind: 'remove', item: a })
    await next(fails('failed'))
    await next(holds(b))
    expect(store.read().items).toEqual([b])
    expect(hears.refused).not.toHaveBeenCalled()
  })

  it('puts a removed line back to its place, and sends what follows to its new key', async () => {
    const { store, open, next, calls } = shopWith([b, a])
    await open()
    void store.change({ kind: 'remove', item: a })
    await next(holds(b))
    void store.change({ kind: 'restore', item: a })
    expect(store.read().items).toEqual([b, a])
    void store.change({ kind: 'quantity', item: a, quantity: 2 })
    const back = basketLine('x', { variant: { referenceKey: 'R.a' } })
    const added = [{ key: 'x', quantity: 1, wanted: 1 }]
    expect(await next({ ok: true, answer: { basket: basketOf([back, b]), added } })).toBe('add R.a 1')
    expect(calls()).toEqual(['change x 2'])
    expect(store.read().firstKeys.get('x')).toBe('a')
    await next(holds({ ...back, quantity: 2 }, b))
    expect(store.read().items.map(({ key, quantity }) => [key, quantity])).toEqual([
      ['b', 1],
      ['x', 2],
    ])
  })

  it('sends what comes after a restored line was answered to its new key, too', async () => {
    const { store, open, next, calls } = shopWith([a])
    await open()
    void store.change({ kind: 'remove', item: a })
    await next(holds())
    void store.change({ kind: 'restore', item: a })
    const back = basketLine('x', { variant: { referenceKey: 'R.a' } })
    const added = [{ key: 'x', quantity: 1, wanted: 1 }]
    await next({ ok: true, answer: { basket: basketOf([back]), added } })
    void store.change({ kind: 'remove', item: a })
    expect(store.read().items).toEqual([])
    expect(calls()).toEqual(['remove x'])
  })

  it('does not double a line whose removal failed before it was taken back', async () => {
    const { store, open, next, calls, settled } = shopWith([a])
    await open()
    void store.change({ kind: 'remove', item: a })
    void store.change({ kind: 'restore', item: a })
    await next(fails('offline'))
    await settled()
    expect(calls()).toEqual([])
    expect(store.read()).toMatchObject({ items: [a], isOpen: false })
  })

  it('says when there is less than was asked for', async () => {
    const { store, hears, open, next } = shopWith([a])
    await open()
    void store.change({ kind: 'quantity', item: a, quantity: 5 })
    await next(holds(inQuantity(3)))
    expect(hears.lessLeft).toHaveBeenCalledWith(inQuantity(3), 3)
  })

  it('does not let an answer from before a change undo it', async () => {
    const { store, open, next, calls } = shopWith([a])
    await open()
    void store.load()
    void store.change({ kind: 'quantity', item: a, quantity: 2 })
    expect(calls()).toEqual(['load'])
    await next(holds(a))
    expect(calls()).toEqual(['change a 2'])
    expect(store.read().items).toMatchObject([{ quantity: 2 }])
    await next(holds(inQuantity(2)))
    expect(store.read()).toMatchObject({ items: [{ quantity: 2 }], isOpen: false })
  })

  it('takes turns with what is put into the basket elsewhere on the page', async () => {
    const { store, open, next, calls, elsewhere, settled } = shopWith([a])
    await open()
    elsewhere('layer')
    void store.change({ kind: 'quantity', item: a, quantity: 2 })
    elsewhere('wishlist')
    void store.change({ kind: 'quantity', item: a, quantity: 3 })
    expect(store.read()).toMatchObject({ items: [{ quantity: 3 }], isOpen: true })
    expect(calls()).toEqual(['layer'])
    for (const call of ['layer', 'wishlist']) expect(await next(holds(a))).toBe(call)
    expect(await next(holds(inQuantity(3)))).toBe('change a 3')
    await settled()
    expect(calls()).toEqual([])
    expect(store.read()).toMatchObject({ items: [{ quantity: 3 }], isOpen: false })
  })

  it('keeps the changes that wait while a code is redeemed, and the code with those after it', async () => {
    const { store, next, open, calls } = shopWith([a, b])
    await open()
    store.change({ kind: 'quantity', item: a, quantity: 2 })
    const redeemed = store.redeem('LOS')
    store.change({ kind: 'remove', item: b })
    expect(store.read()).toMatchObject({ items: [inQuantity(2)], isOpen: true })
    expect(calls()).toEqual(['change a 2'])
    await next(holds(inQuantity(2), b))
    const voucher = { code: 'LOS', isValid: true, amount: 100 }
    const withCode = { ok: true, basket: { ...basketOf([inQuantity(2), b]), voucher } } as const
    expect(await next(withCode)).toBe('redeem LOS')
    expect(await redeemed).toEqual(withCode)
    expect(store.read()).toMatchObject({ items: [inQuantity(2)], basket: { voucher }, isOpen: true })
    expect(await next(holds(inQuantity(2)))).toBe('remove b')
    expect(store.read()).toMatchObject({ items: [inQuantity(2)], isOpen: false })
  })

  it('keeps the basket and says why when a code is refused', async () => {
    const { store, next, open } = shopWith([a])
    await open()
    const refused = store.redeem('LOS')
    await next({ ok: false, why: { message: 'Es fehlen noch 5,00 €.' } })
    expect(await refused).toEqual({ ok: false, why: { message: 'Es fehlen noch 5,00 €.' } })
    expect(store.read()).toMatchObject({ items: [a], isOpen: false })
  })
})
