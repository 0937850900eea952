import { afterEach, expect, it, vi } from 'vitest'
import { watchLeaving } from '@/lib/storefront/runtime/browser'

afterEach(() => void vi.unstubAllGlobals())

it.each([
  [[], false],
  [['focus', 'pageshow'], false],
  [['beforeunload'], true],
  [['pagehide'], true],
  [['popstate'], true],
] as const)(
  'notices by %j whether somebody goes elsewhere while an answer is awaited: %s',
  (events, hasLeft) => {
    const window = new EventTarget()
    vi.stubGlobal('window', window)
    const leaving = watchLeaving()
    for (const type of events) window.dispatchEvent(new Event(type))
    expect(leaving.stop()).toBe(hasLeft)
  },
)

it('listens no longer than it has to', () => {
  const window = new EventTarget()
  vi.stubGlobal('window', window)
  const leaving = watchLeaving()
  leaving.stop()
  window.dispatchEvent(new Event('beforeunload'))
  expect(leaving.stop()).toBe(false)
})
