import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { performanceService, tagManagerService } from '@/lib/storefront/runtime/consent'
import { consent, decidedService } from '@/tests/fixtures/consent'

const started = vi.hoisted(() => ({ events: vi.fn(), measures: vi.fn(), later: vi.fn() }))
const browser = vi.hoisted(() => ({ cookie: '' }))
vi.mock('@/lib/storefront/runtime/tracking/track-events', () => ({ trackEvents: started.events }))
vi.mock('@/lib/storefront/runtime/tracking/later-events', () => ({ keepForLater: started.later }))
vi.mock('@/lib/storefront/runtime/tracking/measure-pages', () => ({ measurePages: started.measures }))
vi.mock('@/lib/storefront/runtime/browser', async (original) => ({
  ...(await original<object>()),
  browserCookies: { read: () => browser.cookie },
}))

const { writeConsent } = await import('@/lib/storefront/runtime/consent/stored-consent')

const allow = (...names: string[]) => {
  const services = names.map((name) => decidedService(name, 'statistics'))
  browser.cookie = writeConsent(consent({ timestamp: Date.now() - 1_000, services }))
}

const inFrame = (isFramed: boolean, href = 'https://shop.example/de/') => {
  const self = {}
  vi.stubGlobal('window', { self, top: isFramed ? {} : self, location: new URL(href) })
}

/** As often as tracking is loaded in a document. */
async function start(times = 1) {
  const { startTracking } = await import('@/lib/storefront/runtime/tracking/start-tracking')
  for (let count = 0; count < times; count += 1) startTracking()
}

const starts = () => [started.events.mock.calls.length, started.measures.mock.calls.length]

beforeEach(() => {
  vi.resetModules()
  for (const mock of Object.values(started)) mock.mockReset()
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0' })
  vi.stubGlobal('document', { querySelector: () => null })
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['nothing', [], false, [0, 0]],
  ['events', [tagManagerService], false, [1, 0]],
  ['the measuring of speed', [performanceService], false, [0, 1]],
  ['both', [tagManagerService, performanceService], false, [1, 1]],
  ['both in a frame, which is not measured', [tagManagerService, performanceService], true, [1, 0]],
])('what a visitor allows is started once: %s', async (_, names, isFramed, expected) => {
  inFrame(isFramed)
  allow(...names)
  await start(2)
  expect(starts()).toEqual(expected)
})

it('the tag manager is started on no screen of an account, whose login is told later', async () => {
  inFrame(false, 'https://shop.example/de/konto/')
  allow(tagManagerService, performanceService)
  await start(2)
  expect(starts()).toEqual([0, 1])
  expect(started.later).toHaveBeenCalledTimes(1)
})

it('what is allowed later is started then', async () => {
  inFrame(false)
  allow(tagManagerService)
  await start()
  allow(tagManagerService, performanceService)
  await start()
  expect(starts()).toEqual([1, 1])
})
