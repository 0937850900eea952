import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadAfterLoad } from '@/lib/storefront/runtime/start/load-after-load'

const page = vi.hoisted(() => ({
  toasts: [] as [string, string][],
  canLoad: true,
  begun: 0,
  ended: 0,
}))
vi.mock('@/lib/storefront/design/ui/client', () => ({
  showToast: (...toast: [string, string]) => page.toasts.push(toast),
}))
vi.mock('@/lib/storefront/runtime/browser', () => ({
  connection: { failed: () => undefined },
  whenAtRest: (task: () => void) => task(),
}))
/** The code as the network brings it. */
const fetchCode = async () => {
  if (!page.canLoad) throw new Error('Failed to load')
  return {
    afterLoad() {
      page.begun += 1
      return () => {
        page.ended += 1
      }
    },
  }
}

const words = { connection: { lost: 'offline', slow: 'slow', back: 'back' } }

beforeEach(() => {
  Object.assign(page, { toasts: [], canLoad: true, begun: 0, ended: 0 })
  const browser = new EventTarget()
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
  vi.stubGlobal('dispatchEvent', browser.dispatchEvent.bind(browser))
})
afterEach(() => vi.unstubAllGlobals())

const online = (onLine: boolean) => vi.stubGlobal('navigator', { onLine })
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

it('an outage is told by a page whose code for it cannot be loaded, which comes when the network is back', async () => {
  online(false)
  page.canLoad = false
  const end = loadAfterLoad(words, fetchCode)
  await settled()
  expect(page.toasts).toEqual([['offline', 'warning']])
  page.canLoad = true
  online(true)
  dispatchEvent(new Event('online'))
  await settled()
  expect(page).toMatchObject({ toasts: [['offline', 'warning']], begun: 1, ended: 0 })
  end()
  expect(page.ended).toBe(1)
})

it('code that fails for another reason tells of no outage', async () => {
  online(true)
  page.canLoad = false
  loadAfterLoad(words, fetchCode)
  await settled()
  expect(page).toMatchObject({ toasts: [], begun: 0 })
})

it('a page that is left before its code has come begins nothing', async () => {
  online(true)
  loadAfterLoad(words, fetchCode)()
  await settled()
  expect(page.begun).toBe(0)
})
