// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FollowOrder } from '@/lib/storefront/screens/order-status/follow-order.client'

const router = vi.hoisted(() => ({ refresh: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))

let end = () => {}

async function show(isAwaited: boolean) {
  const main = document.body.appendChild(document.createElement('main'))
  const root = createRoot(main)
  const render = (still: boolean) => act(() => root.render(<FollowOrder isAwaited={still} />))
  await render(isAwaited)
  end = () => {
    act(() => root.unmount())
    main.remove()
  }
  return render
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  router.refresh.mockReset()
})
afterEach(() => {
  end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each<[string, () => void]>([
  ['its tab is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['its window is used again', () => window.dispatchEvent(new Event('focus'))],
  ['Back brings it', () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))],
])('reads an order again when %s', async (_, come) => {
  await show(false)
  await act(come)
  expect(router.refresh).toHaveBeenCalledTimes(1)
})

it('looks after a label until it is made, and no longer', async () => {
  const render = await show(true)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(router.refresh.mock.calls.length).toBeGreaterThan(1)
  await render(false)
  router.refresh.mockReset()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(router.refresh).not.toHaveBeenCalled()
})

it('asks for nothing while no label is awaited', async () => {
  await show(false)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(router.refresh).not.toHaveBeenCalled()
})
