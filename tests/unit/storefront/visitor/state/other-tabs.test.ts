import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Call } from '@/lib/storefront/runtime/browser/call-shop'

type Listener = (event: { data: unknown }) => void

/** What browsers have in common, as far as the shop uses it: a message reaches all tabs but its own. */
class Channel {
  static open: Channel[] = []
  listeners = new Set<Listener>()
  constructor(readonly name: string) {
    Channel.open.push(this)
  }
  addEventListener = (_: 'message', listener: Listener) => void this.listeners.add(listener)
  removeEventListener = (_: 'message', listener: Listener) => void this.listeners.delete(listener)
  postMessage(data: unknown) {
    for (const other of Channel.open)
      if (other !== this && other.name === this.name)
        for (const listener of other.listeners) listener({ data: structuredClone(data) })
  }
}

let last: Promise<unknown> = Promise.resolve()
const locks = {
  request: <T>(_: string, task: () => Promise<T>) => {
    const own = last.then(task)
    last = own.catch(() => undefined)
    return own
  },
}

beforeEach(() => {
  Channel.open = []
  vi.stubGlobal('window', { BroadcastChannel: Channel })
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('navigator', { locks })
})
afterEach(() => vi.unstubAllGlobals())

/** The modules of a tab of its own. */
async function openTab() {
  vi.resetModules()
  const atoms = await import('@/lib/storefront/visitor/state/visitor-atoms')
  const { callShop } = await import('@/lib/storefront/runtime/browser/call-shop')
  const { hearTabs } = await import('@/lib/storefront/runtime/browser/other-tabs')
  const basket = await import('@/lib/storefront/screens/basket/basket-atoms')
  const store = createStore()
  const call = (async () => ({ ok: true, body: { wishlist: [], basket: 0 } })) as Call
  store.set(atoms.callAtom, { call })
  const unmount = store.sub(atoms.visitorAtom, () => undefined)
  await store.set(atoms.loadVisitorAtom)
  return { ...atoms, ...basket, store, callShop, hearTabs, unmount }
}

it('shows in every tab what was changed in one, until the tab leaves', async () => {
  const [one, other] = [await openTab(), await openTab()]
  one.store.set(one.patchVisitorAtom, { basket: 3 })
  expect(other.store.get(other.visitorAtom)).toEqual({ wishlist: [], basket: 3 })
  other.store.set(other.patchVisitorAtom, { wishlist: ['7'] })
  expect(one.store.get(one.visitorAtom)).toEqual({ wishlist: ['7'], basket: 3 })
  other.unmount()
  one.store.set(one.patchVisitorAtom, { basket: 4 })
  expect(other.store.get(other.visitorAtom).basket).toBe(3)
})

it('sends the changes of all tabs one after another, so that the second one has the cookie of the first', async () => {
  const [one, other] = [await openTab(), await openTab()]
  const underWay: string[] = []
  const held = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', async (path: string) => {
    underWay.push(path)
    return path === '/first/' ? held.promise : Response.json({})
  })
  const first = one.callShop('POST', '/first/')
  const second = other.callShop('POST', '/second/')
  await other.callShop('GET', '/read/')
  expect([...underWay].sort()).toEqual(['/first/', '/read/'])
  held.resolve(Response.json({}))
  await Promise.all([first, second])
  expect(underWay.at(-1)).toBe('/second/')
})

it('reads a basket that another tab has changed once, and tells nobody of what it has read', async () => {
  const tabs = [await openTab(), await openTab()]
  const asked: string[] = []
  for (const { store, callAtom, basketCallsAtom, hearTabs } of tabs) {
    const call = (async (method: string) => {
      asked.push(method)
      await new Promise((resolve) => setTimeout(resolve, 1))
      // The first to read was asked before the change, and answers after it.
      return { ok: true, body: { items: [], quantity: method === 'GET' ? 3 : 0 } }
    }) as Call
    store.set(callAtom, { call })
    // As the page of the basket does.
    hearTabs(({ basket }) => basket !== undefined && void store.set(basketCallsAtom, 'de-de').load())
  }
  const [one] = tabs
  await one?.store.set(one.removeFromBasketAtom, { locale: 'de-de', key: 'a' })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(asked).toEqual(['DELETE', 'GET'])
  expect(one?.store.get(one.basketCountAtom)).toBe(0)
})

it('keeps what is told to be read anew out of the state', async () => {
  const [one, other] = [await openTab(), await openTab()]
  const { tellTabs } = await import('@/lib/storefront/runtime/browser/other-tabs')
  const heard: unknown[] = []
  one.hearTabs((news) => heard.push(news))
  tellTabs({ anew: true })
  expect(heard).toEqual([{ anew: true }])
  expect(one.store.get(one.visitorAtom)).toEqual({ wishlist: [], basket: 0 })
  other.unmount()
})
