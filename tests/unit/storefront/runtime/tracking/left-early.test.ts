import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { consentEvent } from '@/lib/storefront/runtime/consent'
import type { PageEvent } from '@/lib/storefront/runtime/tracking/tracking-data'
import type { TrackingSettings } from '@/schemas/api/tracking'
import { basketLine, basketOf } from '@/tests/fixtures/basket'

const shop = vi.hoisted(() => ({
  standing: 'granted',
  settings: undefined as object | undefined,
  isInternal: undefined as boolean | undefined,
  isCheckout: false,
  add: (_: unknown, __?: unknown) => {},
  loaded: () => {},
  layer: [] as unknown[],
}))
vi.mock('@/lib/storefront/runtime/consent', async (original) => ({
  ...(await original<object>()),
  serviceStanding: () => shop.standing,
}))
vi.mock('@/lib/storefront/runtime/tracking/load-settings', () => ({
  loadSettings: async () => shop.settings,
}))
vi.mock('@/lib/storefront/runtime/tracking/internal-visitor', () => ({
  // A host that hangs answers nothing while the page is open.
  isInternalVisitor: () =>
    shop.isInternal === undefined ? new Promise(() => {}) : Promise.resolve(shop.isInternal),
}))
vi.mock('@/lib/storefront/runtime/tracking/watch-pages', () => ({
  watchPages: (add: typeof shop.add) => {
    shop.add = add
  },
}))
vi.mock('@/lib/storefront/runtime/tracking/product-lists', () => ({ watchProductLists: () => {} }))
vi.mock('@/lib/storefront/runtime/tracking/watch-promotions', () => ({ watchPromotions: () => {} }))
vi.mock('@/lib/storefront/runtime/tracking/hide-referrer', () => ({ hideReferrer: () => {} }))
vi.mock('@/lib/storefront/runtime/tracking/tag-manager', () => ({
  dataLayer: () => shop.layer,
  loadTagManager: (_: unknown, loaded: () => void) => {
    shop.loaded = loaded ?? (() => {})
  },
}))

const tagManager: TrackingSettings['tagManager'] = { id: 'GTM-AB12', host: 'https://tags.example' }
const settings = { tagManager, internal: 'https://videos.example/rum/is_internal', showsEvents: false }
const view = (path: string): PageEvent => ({
  event: { event: 'page_view', page_path: path, page_title: '', page_locale: 'de-DE' },
})
const begun: PageEvent = {
  event: { event: 'frontend_auth_guest' },
  once: { key: 'guest:1', lasting: 'browser' },
}

let stores: Map<string, string>[] = []
function memoryStorage() {
  const entries = new Map<string, string>()
  stores.push(entries)
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  }
}

/** Opens a document with its events, and lets the settings of tracking arrive. */
async function open(...events: PageEvent[]) {
  vi.resetModules()
  shop.layer = []
  const page = new EventTarget()
  const reload = vi.fn()
  Object.assign(page, {
    location: Object.assign(new URL('https://shop.example/de/'), { reload }),
    history: { pushState: () => {}, replaceState: () => {} },
  })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', {
    querySelector: () => (shop.isCheckout ? {} : null),
    querySelectorAll: () => [],
  })
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0' })
  const { trackEvents } = await import('@/lib/storefront/runtime/tracking/track-events')
  trackEvents()
  for (const { event, once } of events) shop.add(event, once)
  await new Promise((resolve) => setTimeout(resolve))
  const { announce } = await import('@/lib/storefront/runtime/browser')
  return {
    reload,
    /** The page of the basket loads it, as it does whenever it becomes visible. */
    loadBasket: async () => {
      const answer = basketOf([basketLine('a')])
      announce({ kind: 'call', method: 'GET', path: '/api/basket/?locale=de-de', answer })
      await Promise.resolve()
    },
    leave: () => page.dispatchEvent(new Event('pagehide')),
    decide: (standing: string) => {
      shop.standing = standing
      page.dispatchEvent(new Event(consentEvent))
    },
    /** The browser shows a page again that it has kept, or for the first time. */
    show: (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
  }
}
const told = () =>
  (shop.layer as { event: string; page_path?: string }[]).map(({ event, page_path }) => page_path ?? event)

beforeEach(() => {
  stores = []
  Object.assign(shop, { standing: 'granted', settings, isInternal: undefined, isCheckout: false })
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
})
afterEach(() => vi.unstubAllGlobals())

it('what waits on a page that is left early is told on the next one, in its order and once', async () => {
  const { leave } = await open(view('/de/'), begun)
  expect(told()).toEqual([])
  leave()
  leave()
  expect(told()).toEqual([])
  shop.isInternal = false
  await open(view('/de/kleidung/'), begun)
  expect(told()).toEqual(['/de/', 'frontend_auth_guest', '/de/kleidung/'])
  await open(view('/de/betten/'))
  expect(told()).toEqual(['/de/betten/'])
})

it('it is told at once to a container that is there', async () => {
  const { leave } = await open(view('/de/'), begun)
  shop.loaded()
  expect(told()).toEqual([])
  leave()
  expect(told()).toEqual(['/de/', 'frontend_auth_guest'])
  await open(view('/de/kleidung/'))
  expect(told()).toEqual([])
})

it('it waits over any number of pages for a host that hangs', async () => {
  for (const path of ['/de/', '/de/kleidung/', '/de/betten/']) (await open(view(path))).leave()
  shop.isInternal = true
  await open()
  expect(told()).toEqual(['/de/', '/de/kleidung/', '/de/betten/'])
})

it('nothing is kept of what waits when the consent is withdrawn', async () => {
  const { leave } = await open(view('/de/'))
  shop.standing = 'refused'
  leave()
  expect(stores.flatMap((store) => [...store.keys()])).not.toContain('tracked-later')
})

it('what waits for a decision is told after it, on a page that was left and is shown again', async () => {
  shop.isInternal = false
  const { leave, show, decide } = await open()
  shop.standing = 'unknown'
  shop.add(view('/de/').event)
  leave()
  expect(stores.flatMap((store) => [...store.keys()])).not.toContain('tracked-later')
  show(true)
  decide('granted')
  expect(told()).toEqual(['/de/'])
})

it.each([
  ['of the shop', false, true, 2],
  ['of the shop that is shown for the first time', false, false, 1],
  ['of the checkout', true, true, 1],
])('a checkout begins anew after Back to a page %s', async (_, isCheckout, isPersisted, times) => {
  const begin = { event: { event: 'frontend_feature' }, once: { key: 'checkout:', lasting: 'checkout' } }
  Object.assign(shop, { isInternal: false, isCheckout })
  const { show } = await open()
  shop.add(begin.event, begin.once)
  show(isPersisted)
  shop.add(begin.event, begin.once)
  expect(told()).toHaveLength(times)
})

it.each([
  ['again on a page that is shown again', true, 2],
  ['once on a page that was never left, however often its tab is', false, 1],
])('a basket is told %s', async (_, isPersisted, times) => {
  shop.isInternal = false
  const { show, loadBasket } = await open()
  show(false)
  await loadBasket()
  show(isPersisted)
  for (let count = 0; count < 2; count += 1) await loadBasket()
  expect(told()).toEqual(Array.from({ length: times }, () => 'frontend_view_cart'))
})

it('a page that is shown again ends the container of a consent that was withdrawn since', async () => {
  const { leave, show, reload } = await open(view('/de/'))
  leave()
  show(true)
  expect(reload).not.toHaveBeenCalled()
  shop.standing = 'refused'
  show(true)
  expect(reload).toHaveBeenCalledOnce()
})
