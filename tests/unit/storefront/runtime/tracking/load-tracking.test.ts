import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  consentAtFirst,
  consentEvent,
  errorService,
  performanceService,
  tagManagerService,
} from '@/lib/storefront/runtime/consent'
import { errorKeys, trackingKeys } from '@/lib/storefront/runtime/consent/allows'
import { serviceKey } from '@/lib/storefront/runtime/consent/service-key'
import { type StoredConsent, writeConsent } from '@/lib/storefront/runtime/consent/stored-consent'
import { loadTracking } from '@/lib/storefront/runtime/tracking/load-tracking'
import { consent, decidedService } from '@/tests/fixtures/consent'

const started = vi.hoisted(() => vi.fn())
vi.mock('@/lib/storefront/runtime/tracking/start-tracking', () => ({ startTracking: started }))

let cookie = ''
let atFirst: string | undefined
let page: EventTarget
/** The page is at rest. */
let idle: (() => void)[] = []

beforeEach(() => {
  cookie = ''
  atFirst = undefined
  idle = []
  started.mockClear()
  page = Object.assign(new EventTarget(), { requestIdleCallback: (task: () => void) => idle.push(task) })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', {
    get cookie() {
      return cookie
    },
    querySelector: () => (atFirst === undefined ? null : { dataset: { consent: atFirst } }),
  })
})
afterEach(() => vi.unstubAllGlobals())

const rest = async () => {
  for (const task of idle.splice(0)) task()
  await vi.dynamicImportSettled()
}

const deciding = (change: Partial<StoredConsent>, on: readonly string[] = []) => {
  const { services } = consent()
  const asked = [tagManagerService, performanceService].map((name) =>
    decidedService(name, 'statistics', on.includes(name)),
  )
  const given = consent({ timestamp: Date.now() - 1_000, services: [...services, ...asked], ...change })
  return `consent=${writeConsent(given)}`
}
const allowing = deciding({}, [tagManagerService])

it.each([
  ['no cookie', '', 0],
  ['other cookies', 'basket=1; otherconsent=1', 0],
  ['a cookie that cannot be read', 'consent=x', 0],
  ['one that holds no services', deciding({}, [tagManagerService]).replace(/~.*/, ''), 0],
  ['one that holds something else', `${deciding({}, [tagManagerService])}.`, 0],
  ['everything refused', deciding({}), 0],
  ['consent to events', allowing, 1],
  ['that and others', `basket=1; ${allowing}; voucher=2`, 1],
  ['consent to the measuring of speed', deciding({}, [performanceService]), 1],
  ['a consent that is too old', deciding({ timestamp: 0 }, [tagManagerService]), 0],
  ['a consent that nobody gave', deciding({ userInteracted: false }, [tagManagerService]), 0],
])('with %s, what tracks is loaded only if it is allowed', async (_, cookies, times) => {
  cookie = cookies
  loadTracking()
  expect(started).not.toHaveBeenCalled()
  await rest()
  expect(started).toHaveBeenCalledTimes(times)
})

it('what tracks is started when the visitor decides later', async () => {
  loadTracking()
  await rest()
  expect(started).not.toHaveBeenCalled()
  cookie = allowing
  page.dispatchEvent(new Event(consentEvent))
  await rest()
  expect(started).toHaveBeenCalledTimes(1)
})

it('what tracks is not started by a decision after the page is gone', async () => {
  loadTracking()()
  cookie = allowing
  page.dispatchEvent(new Event(consentEvent))
  await rest()
  expect(started).not.toHaveBeenCalled()
})

it.each([
  ['nothing in a category that is off at first', false, '', 0],
  ['what is on at first', true, '', 1],
  ['nothing that the visitor refused, though it is on at first', true, deciding({}), 0],
])('the document allows %s', async (_, defaultValue, cookies, times) => {
  atFirst = consentAtFirst([
    { group: 'statistics', required: false, defaultValue, services: [{ name: tagManagerService }] },
  ])
  cookie = cookies
  loadTracking()
  await rest()
  expect(started).toHaveBeenCalledTimes(times)
})

it('the keys that pages look for are those of the services', () => {
  expect(trackingKeys).toEqual([tagManagerService, performanceService].map(serviceKey))
  expect(errorKeys).toEqual([serviceKey(errorService)])
})
