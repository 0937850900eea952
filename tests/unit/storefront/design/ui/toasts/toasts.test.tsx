// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showToast, Toasts } from '@/lib/storefront/design/ui/client'
import { patienceMs } from '@/lib/storefront/design/ui/toasts/toasts.client'

// Code that never comes: the request for it hangs in a network that is just going.
vi.mock('@/lib/storefront/design/ui/toasts/toast-list.client', () => new Promise(() => undefined))

const types = { success: '', error: '', warning: '', info: '', default: '' }
let root: ReturnType<typeof createRoot>

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  // The environment of the tests has no popovers.
  Object.assign(HTMLElement.prototype, { showPopover: () => undefined })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<Toasts words={{ label: '', close: '', types }} />))
})

afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each([
  ['at once without a network', false, 0],
  ['soon where the code of the list does not come', true, patienceMs],
])('a message is shown %s', async (_, onLine, afterMs) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  await act(async () => void showToast('Sie sind offline.'))
  await act(async () => void vi.advanceTimersByTime(afterMs))
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('Sie sind offline.')
})
