import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ProductView } from '@/lib/shop/catalogue'
import { viewedProduct } from '@/lib/storefront/runtime/tracking/page-data'
import { watchPages } from '@/lib/storefront/runtime/tracking/watch-pages'
import { type TrackingEvent, trackingEvent } from '@/schemas/tracking'

const origin = 'https://shop.example'

type Shown = { dataset: { tracking: string }; parentElement: { checkVisibility: () => boolean } }

let location = new URL('/de/', origin)
let page: { title: string; elements: Shown[] }
let frames: (() => void)[] = []
let told: TrackingEvent[] = []

const price = (withTax: number) => ({ currencyCode: 'EUR', withTax })
const variant = (referenceKey: string, withTax: number, buyable = true) => ({
  ...{ referenceKey, price: price(withTax), availability: { buyable } },
})
/** A product whose second variant is the cheapest that can be bought. */
const product = (number: string) =>
  viewedProduct({
    ...{ number, name: `Ding ${number}`, brand: 'Nestling' },
    variants: [
      variant(`${number}.a`, 2_000),
      variant(`${number}.b`, 1_500),
      variant(`${number}.c`, 900, false),
    ],
  } as unknown as ProductView)

const element = (events: unknown): Shown & { isShown: boolean } => {
  const made = {
    isShown: true,
    dataset: { tracking: JSON.stringify(events) },
    parentElement: { checkVisibility: () => made.isShown },
  }
  return made
}
const flush = () => {
  for (const frame of frames.splice(0)) frame()
}
const move = (_: unknown, __: string, path?: string | URL | null) => {
  if (path) location = new URL(path, location)
}
/** As the router does: it writes the address while it shows the page. */
function go(path: string, title: string, elements: Shown[] = []) {
  window.history.pushState(null, '', path)
  page = { title, elements }
  flush()
}
/** The browser's own change of the address, before the router has followed. */
function turnTo(path: string) {
  location = new URL(path, location)
  window.dispatchEvent(new Event('popstate'))
  flush()
}
const views = () =>
  told.flatMap((event) =>
    event.event === 'page_view' ? [`${event.page_path}${event.page_query ?? ''} ${event.page_title}`] : [],
  )
const items = () =>
  told.flatMap((event) =>
    event.event === 'frontend_view_item'
      ? event.items.map(({ item_variant, price }) => [item_variant, price, event.value])
      : [],
  )

beforeEach(() => {
  vi.useFakeTimers()
  location = new URL('/de/', origin)
  page = { title: 'Start', elements: [] }
  frames = []
  told = []
  const shown = Object.assign(new EventTarget(), { history: { pushState: move, replaceState: move } })
  Object.defineProperty(shown, 'location', { get: () => location })
  vi.stubGlobal('window', shown)
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe = () => {}
    },
  )
  vi.stubGlobal('document', {
    body: {},
    documentElement: { lang: 'de-DE' },
    get title() {
      return page.title
    },
    querySelectorAll: () => page.elements,
  })
  watchPages((event) => void told.push(trackingEvent.parse(event)))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('each route is a page view, with its query', () => {
  for (const [path, title] of [
    ['/de/suche/?term=body', 'body'],
    ['/de/suche/?term=hose', 'hose'],
    ['/de/suche/?term=hose&sort=newest', 'hose'],
    ['/de/suche/?term=hose&sort=newest&page=2', 'hose'],
    ['/de/kasse/?step=payment', 'Kasse'],
  ] as const)
    go(path, title)
  expect(views()).toEqual([
    '/de/ Start',
    '/de/suche/?term=body body',
    '/de/suche/?term=hose hose',
    '/de/suche/?term=hose&sort=newest hose',
    '/de/suche/?term=hose&sort=newest&page=2 hose',
    '/de/kasse/?step=payment Kasse',
  ])
})

it('what shows no other page is no page view: fragments, layers, addresses with a key', () => {
  go('/de/#top', 'Start')
  go('/de/', 'Start')
  window.history.replaceState({ layers: 1 }, '')
  turnTo('/de/')
  vi.runAllTimers()
  flush()
  go('/de/?token=secret', 'Bestätigen')
  expect(views()).toEqual(['/de/ Start'])
})

it('Back tells the page to which it leads, once and as it is shown, and no product twice', () => {
  const [first, second] = [element(product('1')), element(product('2'))]
  go('/de/p/ding-1/', 'Eins', [first])
  first.isShown = false
  go('/de/p/ding-2/', 'Zwei', [first, second])
  turnTo('/de/p/ding-1/')
  flush()
  expect(views().at(-1)).toBe('/de/p/ding-2/ Zwei')
  window.history.replaceState({}, '', '/de/p/ding-1/')
  Object.assign(first, { isShown: true })
  second.isShown = false
  page.title = 'Eins'
  flush()
  vi.runAllTimers()
  flush()
  expect(views()).toEqual(['/de/ Start', '/de/p/ding-1/ Eins', '/de/p/ding-2/ Zwei', '/de/p/ding-1/ Eins'])
  expect(items().map(([key]) => key)).toEqual(['1.b', '2.b', '1.b'])
})

it('Back to a page of which the router says nothing is told as well', () => {
  go('/de/kleidung/', 'Kleidung')
  turnTo('/de/')
  page.title = 'Start'
  vi.runAllTimers()
  flush()
  expect(views()).toEqual(['/de/ Start', '/de/kleidung/ Kleidung', '/de/ Start'])
})

it('a page that the browser has kept is told again when it is shown again, with its product', () => {
  go('/de/p/ding-1/', 'Eins', [element(product('1'))])
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  show(false)
  expect(views()).toHaveLength(2)
  show(true)
  expect(views()).toEqual(['/de/ Start', '/de/p/ding-1/ Eins', '/de/p/ding-1/ Eins'])
  expect(items().map(([key]) => key)).toEqual(['1.b', '1.b'])
})

it('another query on the page of a product tells it no second time', () => {
  const shown = element(product('1'))
  go('/de/p/ding-1/', 'Eins', [shown])
  go('/de/p/ding-1/?utm_source=mail', 'Eins', [shown])
  expect(views()).toHaveLength(3)
  expect(items()).toHaveLength(1)
})

it('a product is told with its current variant, the one of the address, and each that is chosen', () => {
  const shown = element(product('1'))
  go('/de/p/ding-1/', 'Eins', [shown])
  for (const key of ['1.a', '1.a', '1.c', '9.z']) {
    window.history.replaceState({}, '', `/de/p/ding-1/?variant=${key}`)
    flush()
  }
  go('/de/p/ding-2/?variant=2.a', 'Zwei', [element(product('2'))])
  expect(items()).toEqual([
    ['1.b', 15, 15],
    ['1.a', 20, 20],
    ['1.c', 9, 9],
    ['1.b', 15, 15],
    ['2.a', 20, 20],
  ])
  expect(views()).toEqual(['/de/ Start', '/de/p/ding-1/ Eins', '/de/p/ding-2/?variant=2.a Zwei'])
})

it('a page whose title comes a moment later is told with it, once', () => {
  vi.useFakeTimers()
  try {
    go('/de/kleidung/?page=2', '')
    expect(views()).toHaveLength(1)
    page = { ...page, title: 'Kleidung – Seite 2' }
    vi.advanceTimersByTime(1_000)
    expect(views().slice(1)).toEqual(['/de/kleidung/?page=2 Kleidung – Seite 2'])
  } finally {
    vi.useRealTimers()
  }
})
