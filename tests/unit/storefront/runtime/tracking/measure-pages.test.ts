import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Metric } from 'web-vitals'
import { measurePages } from '@/lib/storefront/runtime/tracking/measure-pages'
import { type PerformanceReport, performanceReport } from '@/schemas/api/tracking'

const given = vi.hoisted(() => ({ report: (_: object) => {}, settings: {} as object | undefined }))
vi.mock('web-vitals', () => {
  const measure = (report: (metric: object) => void) => {
    given.report = report
  }
  return { onCLS: measure, onFCP: measure, onINP: measure, onLCP: measure, onTTFB: measure }
})
vi.mock('@/lib/storefront/runtime/tracking/load-settings', () => ({
  loadSettings: async () => given.settings,
}))

const origin = 'https://shop.example'
let sent: [address: string, report: Promise<PerformanceReport>][] = []
let location = new URL('/de/?key=secret#place', origin)
let page: EventTarget & { visibilityState?: string }
let isAllowed = true

const report = (name: Metric['name'], value: number, of?: string) =>
  given.report({
    ...{ name, value },
    ...(of
      ? { navigationType: 'soft-navigation', navigationURL: origin + of }
      : { navigationType: 'navigate' }),
  })
const go = (path: string) => window.history.pushState(null, '', path)
const sentReports = () => Promise.all(sent.map(([, body]) => body))

beforeEach(async () => {
  sent = []
  isAllowed = true
  location = new URL('/de/?key=secret#place', origin)
  given.settings = { performance: '/api/rum/performance/' }
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const move = (_: unknown, __: string, path: string) => {
    location = new URL(path, origin)
  }
  const shown = Object.assign(new EventTarget(), { history: { pushState: move, replaceState: move } })
  Object.defineProperty(shown, 'location', { get: () => location })
  vi.stubGlobal('window', shown)
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', {
    sendBeacon: (address: string, body: Blob) =>
      sent.push([address, body.text().then((text) => performanceReport.parse(JSON.parse(text)))]),
  })
  await measurePages(() => isAllowed)
})
afterEach(() => vi.unstubAllGlobals())

it('a page is told of after the change of the route, without the query and the fragment of its address', async () => {
  report('TTFB', 12.4)
  report('LCP', 800)
  report('LCP', 1234.5)
  report('CLS', 0.012345)
  expect(sent).toEqual([])
  go('/de/kleidung/?page=2')
  expect(sent.map(([address]) => address)).toEqual(['/api/rum/performance/'])
  expect(await sentReports()).toEqual([
    { path: '/de/', href: 'https://shop.example/de/', ttfb: 12, lcp: 1235, cls: 0.0123 },
  ])
})

it('each later page has what was measured of it', async () => {
  report('LCP', 1000)
  go('/de/kleidung/')
  report('LCP', 300, '/de/kleidung/')
  report('INP', 50, '/de/')
  // Of the whole document, as in browsers that do not know later pages.
  report('CLS', 0.5)
  go('/de/')
  expect((await sentReports())[1]).toEqual({
    path: '/de/kleidung/',
    href: 'https://shop.example/de/kleidung/',
    lcp: 300,
  })
})

it('a change of the query alone is no other page', () => {
  go('/de/?a=1')
  expect(sent).toEqual([])
})

it('a page is told of once when its tab is hidden', async () => {
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('pagehide'))
  go('/de/kleidung/')
  expect(await sentReports()).toEqual([{ path: '/de/', href: 'https://shop.example/de/' }])
})

it('nothing is told after the consent is withdrawn', () => {
  isAllowed = false
  go('/de/kleidung/')
  expect(sent).toEqual([])
})
