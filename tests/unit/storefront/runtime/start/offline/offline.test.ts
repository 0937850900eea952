import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { allMarkets } from '@/lib/platform/markets/markets'
import { offlineDocument } from '@/lib/storefront/runtime/navigation/offline/offline-document'
import { serviceWorker } from '@/lib/storefront/runtime/navigation/offline/service-worker'
import { usualLook } from '@/tests/fixtures/shops'

const worker = () => {
  const listeners = new Map<string, (event: object) => void>()
  const fetched = vi.fn()
  runInNewContext(serviceWorker('<p>offline</p>'), {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    skipWaiting: () => undefined,
    Response,
    fetch: fetched,
    registration: {},
  })
  const ask = async (request: object, preload: Promise<unknown> = Promise.resolve(undefined)) => {
    let answer: Promise<Response> | undefined
    const respondWith = (response: Promise<Response>) => {
      answer = response
    }
    listeners.get('fetch')?.({ request, preloadResponse: preload, respondWith })
    return answer
  }
  return { ask, fetched }
}

const document = { mode: 'navigate', destination: 'document' }

describe('the service worker', () => {
  it('shows its page when the network fails', async () => {
    const { ask, fetched } = worker()
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    const answer = await ask(document)
    expect(answer?.status).toBe(503)
    expect(await answer?.text()).toBe('<p>offline</p>')
    expect((await ask(document, Promise.reject(new TypeError('Failed to fetch'))))?.status).toBe(503)
  })

  it('gives what the network answers, preloaded or not', async () => {
    const { ask, fetched } = worker()
    const preloaded = new Response('preloaded', { status: 404 })
    expect(await ask(document, Promise.resolve(preloaded))).toBe(preloaded)
    const loaded = new Response('loaded')
    fetched.mockResolvedValue(loaded)
    expect(await ask(document)).toBe(loaded)
  })

  it.each([
    { mode: 'cors', destination: '' },
    { mode: 'no-cors', destination: 'script' },
    { mode: 'navigate', destination: 'iframe' },
  ])('leaves %o alone', async (request) => expect(await worker().ask(request)).toBeUndefined())
})

describe('the page for no network', () => {
  it.each(allMarkets.map((market) => [market.code, market] as const))('of %s loads nothing', (_, market) => {
    const html = offlineDocument(usualLook('bm'), market)
    expect(html).toContain(`<html lang="${market.iso}">`)
    expect(html).not.toMatch(/\b(?:src|href)="[^"]|url\(|@import|error\.offline/)
  })
})
