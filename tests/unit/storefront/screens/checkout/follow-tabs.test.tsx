// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FollowTabs } from '@/lib/storefront/screens/checkout/follow-tabs.client'

const router = vi.hoisted(() => ({ refresh: vi.fn(), replace: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))

const review = '/de/kasse/?step=review&since=1'
let end = () => {}

async function show(path: string, since?: string) {
  window.history.replaceState({}, '', path)
  const main = document.body.appendChild(document.createElement('main'))
  const root = createRoot(main)
  const render = (screen: string, key: string) =>
    act(() =>
      root.render(
        <div key={key}>
          <FollowTabs screen={screen} review={since} />
          <h1>{screen}</h1>
        </div>,
      ),
    )
  await render('step', 'own')
  end = () => {
    act(() => root.unmount())
    main.remove()
  }
  return render
}

const otherTab = () => new BroadcastChannel('shop visitor')
const told = async (news: object) => {
  const tab = otherTab()
  tab.postMessage(news)
  await new Promise((done) => setTimeout(done, 20))
  tab.close()
}
const comeBack = (persisted: boolean) =>
  act(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  for (const call of Object.values(router)) call.mockReset()
})
afterEach(() => {
  end()
  vi.unstubAllGlobals()
})

it('reads a step again when another tab changes the basket or logs in, and for nothing else', async () => {
  await show('/de/kasse/?step=payment')
  await told({ wishlist: [] })
  expect(router.refresh).not.toHaveBeenCalled()
  await told({ basket: 2 })
  await told({ anew: true })
  expect(router.refresh).toHaveBeenCalledTimes(2)
  expect(router.replace).not.toHaveBeenCalled()
})

it('leads the review to the one that says what is different, once', async () => {
  await show('/de/kasse/?step=review', review)
  await told({ basket: 2 })
  expect(router.replace).toHaveBeenCalledExactlyOnceWith(review, { scroll: false })
  window.history.replaceState({}, '', review)
  await told({ basket: 3 })
  expect(router.replace).toHaveBeenCalledTimes(1)
  expect(router.refresh).toHaveBeenCalledTimes(1)
})

it('reads a step again that Back brings from the browser’s cache, as after the page of a payment', async () => {
  await show('/de/kasse/?step=payment')
  await comeBack(false)
  expect(router.refresh).not.toHaveBeenCalled()
  await comeBack(true)
  expect(router.refresh).toHaveBeenCalledTimes(1)
})

it.each([
  ['in its place', 'own'],
  ['as a page of its own', 'other'],
])('shows the head of another screen that comes when a step is read again, %s', async (_, key) => {
  const render = await show('/de/kasse/?step=review')
  // What was read again by the tests above ends with another screen.
  await render('payment', 'own')
  const scroll = vi.spyOn(window, 'scrollTo')
  await render('step', 'own')
  expect(scroll).not.toHaveBeenCalled()
  await comeBack(true)
  await render('step', 'own')
  expect(scroll).not.toHaveBeenCalled()
  await render('pending', key)
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' })
  expect(document.activeElement?.textContent).toBe('pending')
  await render('step', 'own')
  expect(scroll).toHaveBeenCalledTimes(1)
  scroll.mockRestore()
})

describe('the place of an order that waits for its payment', () => {
  const loaded = (type: string) =>
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming])

  beforeEach(() => {
    window.history.scrollRestoration = 'auto'
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it.each([
    ['back_forward', 1],
    ['reload', 1],
    ['navigate', 0],
  ])('is its head where the browser has loaded it by %s and put it elsewhere, once', async (type, times) => {
    loaded(type)
    const scroll = vi.spyOn(window, 'scrollTo')
    const render = await show('/de/kasse/?step=review')
    await render('pending', 'other')
    expect(scroll).toHaveBeenCalledTimes(times)
    if (times > 0) expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
    expect(window.history.scrollRestoration).toBe('manual')
    await render('pending', 'other')
    expect(scroll).toHaveBeenCalledTimes(times)
    await render('step', 'own')
    expect(window.history.scrollRestoration).toBe('auto')
  })

  it('is its head when the shopper comes back to the review that has ordered it', async () => {
    const render = await show('/de/kasse/?step=review', review)
    expect(window.history.scrollRestoration).toBe('auto')
    const form = document.body.appendChild(document.createElement('form'))
    act(() => void form.dispatchEvent(new Event('submit', { bubbles: true })))
    form.remove()
    expect(window.history.scrollRestoration).toBe('manual')
    const scroll = vi.spyOn(window, 'scrollTo')
    loaded('back_forward')
    await render('payment', 'own')
    expect(scroll).not.toHaveBeenCalled()
  })
})
