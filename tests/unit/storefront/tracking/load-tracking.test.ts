import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { consentEvent } from '@/lib/storefront/consent'
import { loadTracking } from '@/lib/storefront/tracking/load-tracking'

const started = vi.hoisted(() => vi.fn())
vi.mock('@/lib/storefront/tracking/start-tracking', () => ({ startTracking: started }))

let cookie = ''
let page: EventTarget
/** The page is at rest. */
let idle: (() => void)[] = []

beforeEach(() => {
  cookie = ''
  idle = []
  started.mockClear()
  page = Object.assign(new EventTarget(), { requestIdleCallback: (task: () => void) => idle.push(task) })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', {
    get cookie() {
      return cookie
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const rest = async () => {
  for (const task of idle.splice(0)) task()
  await vi.dynamicImportSettled()
}

it.each([
  ['', 0],
  ['basket=1; otherconsent=1', 0],
  ['consent=x', 1],
  ['basket=1; consent=x', 1],
])('with the cookies ‘%s’, what tracks is started %d times', async (cookies, times) => {
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
  cookie = 'consent=x'
  page.dispatchEvent(new Event(consentEvent))
  await rest()
  expect(started).toHaveBeenCalledTimes(1)
})

it('what tracks is not started by a decision after the page is gone', async () => {
  loadTracking()()
  cookie = 'consent=x'
  page.dispatchEvent(new Event(consentEvent))
  await rest()
  expect(started).not.toHaveBeenCalled()
})
