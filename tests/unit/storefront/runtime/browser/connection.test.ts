import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ConnectionNews, connection, hearConnection } from '@/lib/storefront/runtime/browser'
import { callShop } from '@/lib/storefront/runtime/browser/call-shop'
import { settleMs, slowMs } from '@/lib/storefront/runtime/browser/connection'

type Step = 'offline' | 'online' | 'pageshow' | 'failed' | 'works' | 'settle'

/** A window whose network changes. */
class Browser extends EventTarget {
  navigator = { onLine: true }
}

let browser: Browser
let news: ConnectionNews[]
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  connection.works()
  browser = new Browser()
  news = []
  stop = hearConnection((one) => news.push(one), browser)
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function go(step: Step) {
  if (step === 'settle') vi.advanceTimersByTime(settleMs)
  else if (step === 'failed' || step === 'works') connection[step]()
  else {
    if (step !== 'pageshow') browser.navigator.onLine = step === 'online'
    browser.dispatchEvent(new Event(step))
  }
}

describe('the news of the network', () => {
  it.each<[string, Step[], ConnectionNews[]]>([
    ['an outage and its end', ['offline', 'settle', 'online'], ['lost', 'back']],
    ['nothing while a phone changes its network', ['offline', 'online', 'settle'], []],
    ['one outage once', ['offline', 'offline', 'settle', 'settle'], ['lost']],
    ['the return after a call that failed', ['failed', 'online'], ['back']],
    ['the return by a call that is answered', ['failed', 'failed', 'works', 'works'], ['back']],
    ['no loss for a failed call, whose caller tells it', ['failed', 'settle'], []],
    ['nothing while all works', ['works', 'online'], []],
  ])('tell %s', (_, steps, told) => {
    for (const step of steps) go(step)
    expect(news).toEqual(told)
  })

  it.each<[string, boolean, Step[], ConnectionNews[]]>([
    ['the outage that began before anybody heard', false, ['settle', 'online'], ['lost', 'back']],
    ['nothing where it has ended by then', false, ['online', 'settle'], []],
    ['the outage that began while the page was kept for Back', true, ['pageshow', 'settle'], ['lost']],
  ])('tell %s', (_, isHearing, steps, told) => {
    stop()
    if (isHearing) stop = hearConnection((one) => news.push(one), browser)
    // Without an event: the page was not there to hear it.
    browser.navigator.onLine = false
    if (!isHearing) stop = hearConnection((one) => news.push(one), browser)
    for (const step of steps) go(step)
    expect(news).toEqual(told)
  })

  it('tell of an answer that takes long, and not of one that came in time', () => {
    connection.waiting()()
    const answered = connection.waiting()
    vi.advanceTimersByTime(slowMs - 1)
    expect(news).toEqual([])
    vi.advanceTimersByTime(1)
    answered()
    expect(news).toEqual(['slow'])
  })

  it('are heard until the listener ends', () => {
    browser.dispatchEvent(new Event('offline'))
    stop()
    go('settle')
    connection.failed()
    connection.works()
    expect(news).toEqual([])
  })
})

describe('a call of the shop', () => {
  it('that fails and then succeeds tells of the return', async () => {
    const fetched = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'))
    fetched.mockResolvedValue(Response.json({}))
    vi.stubGlobal('fetch', fetched)
    await callShop('POST', '/api/wishlist/', {})
    expect(news).toEqual([])
    await callShop('POST', '/api/wishlist/', {})
    expect(news).toEqual(['back'])
  })

  it.each([
    ['POST', ['slow']],
    ['GET', []],
  ] as const)('with %s that takes long tells: %s', async (method, told) => {
    let answer: (response: Response) => void = () => undefined
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
    const called = callShop(method, '/api/wishlist/')
    await vi.advanceTimersByTimeAsync(slowMs)
    expect(news).toEqual(told)
    answer(Response.json({}))
    await called
    expect(vi.getTimerCount()).toBe(0)
  })
})
