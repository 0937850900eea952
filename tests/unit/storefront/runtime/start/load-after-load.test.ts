// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { loadAfterLoad } from '@/lib/storefront/runtime/start/load-after-load'
import type { NavigationWords } from '@/lib/storefront/runtime/start/words'

const showToast = vi.hoisted(() => vi.fn())

vi.mock('@/lib/storefront/design/ui/client', () => ({ showToast }))
// The network is gone before the code has come.
vi.mock('@/lib/storefront/runtime/start/after-load', () => Promise.reject(new TypeError('Failed to fetch')))

const words = { connection: { lost: 'Sie sind offline.', slow: '', back: '' } } as NavigationWords

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  showToast.mockClear()
})

it.each([
  ['is told without the code that hears of it', false, [['Sie sind offline.', 'warning']]],
  ['is not told where it is the shop that does not answer', true, []],
])('an outage %s', async (_, onLine, told) => {
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task())
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  const heard = vi.spyOn(window, 'addEventListener')
  const end = loadAfterLoad(words)
  await vi.waitFor(() => expect(heard.mock.calls.map(([event]) => event)).toContain('online'))
  expect(showToast.mock.calls).toEqual(told)
  end()
})
