import { runInNewContext } from 'node:vm'
import { Window } from 'happy-dom'
import { describe, expect, it, vi } from 'vitest'
import { allMarkets } from '@/lib/platform/markets/markets'
import { offlineDocument } from '@/lib/storefront/runtime/navigation/offline/offline-document'
import { serviceWorker } from '@/lib/storefront/runtime/navigation/offline/service-worker'
import { usualLook } from '@/tests/fixtures/shops'

const worker = () => {
  const listeners = new Map<string, (event: object) => void>()
  const fetched = vi.fn()
  const files = new Set<string>()
  const kept = {
    keys: async () => [...files].map((url) => ({ url })),
    addAll: async (urls: string[]) => {
      for (const url of urls) files.add(url)
    },
    delete: async (url: string) => files.delete(url),
  }
  runInNewContext(serviceWorker('<p>offline</p>'), {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    skipWaiting: () => undefined,
    Response,
    fetch: fetched,
    registration: {},
    caches: { open: async () => kept },
    location: 'https://shop.example/de/service-worker.js',
    URL,
  })
  let end: Promise<unknown> | undefined
  const ask = async (request: object, preload: Promise<unknown> = Promise.resolve(undefined)) => {
    let answer: Promise<Response> | undefined
    const respondWith = (response: Promise<Response>) => {
      answer = response
    }
    const waitUntil = (work: Promise<unknown>) => {
      end = work
    }
    listeners.get('fetch')?.({ request, preloadResponse: preload, respondWith, waitUntil })
    const given = await answer
    await end
    return given
  }
  return { ask, fetched, files }
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

  it.each([502, 504])('shows its page where a proxy answers %d in the place of the shop', async (status) => {
    const { ask, fetched } = worker()
    fetched.mockResolvedValue(new Response('Bad Gateway', { status }))
    expect(await (await ask(document))?.text()).toBe('<p>offline</p>')
  })

  it('keeps the typefaces of the last document, and no older ones', async () => {
    const { ask, fetched, files } = worker()
    const typeface = (name: string) => `</_next/static/media/${name}.woff2>; rel=preload; as="font"`
    const answers = [
      [typeface('figtree_1'), typeface('fraunces_1')],
      [typeface('figtree_2'), typeface('fraunces_1')],
      [],
    ]
    for (const links of answers) {
      fetched.mockResolvedValue(
        new Response('', links.length > 0 ? { headers: { link: links.join(', ') } } : {}),
      )
      await ask(document)
    }
    const at = 'https://shop.example/_next/static/media/'
    expect([...files].sort()).toEqual([`${at}figtree_2.woff2`, `${at}fraunces_1.woff2`])
  })

  it.each([
    { mode: 'cors', destination: '' },
    { mode: 'no-cors', destination: 'script' },
    { mode: 'navigate', destination: 'iframe' },
  ])('leaves %o alone', async (request) => expect(await worker().ask(request)).toBeUndefined())
})

/** The page as its script leaves it, and what the script asks for then. */
function opened(isOnline: boolean) {
  const [market] = allMarkets
  if (!market) throw new Error('There is no market')
  const html = offlineDocument({ look: usualLook('baby'), market, hotline })
  const { document: page } = new Window({ url: 'https://shop.example/de/' })
  page.write(html)
  const asked: string[] = []
  runInNewContext(page.querySelector('body script')?.textContent ?? '', {
    document: page,
    navigator: { onLine: isOnline },
    location: { reload: vi.fn() },
    addEventListener: vi.fn(),
    setInterval: (work: () => unknown) => work(),
    fetch: async (address: string) => {
      asked.push(address)
      return { ok: false }
    },
  })
  const shown = [...page.querySelectorAll('main')].filter(({ hidden }) => !hidden)
  const text = shown.map(({ textContent }) => textContent).join()
  return { text, title: page.title, asked }
}

const hotline = { phone: '040 123 & 45', hours: 'Mo bis Fr' }

describe('the page for no network, and for a shop that does not answer', () => {
  it.each(allMarkets.map((market) => [market.code, market] as const))('of %s loads nothing', (_, market) => {
    const html = offlineDocument({ look: usualLook('bm'), market, hotline })
    expect(html).toContain(`<html lang="${market.iso}">`)
    expect(html).not.toMatch(/\b(?:src|href)="(?!tel:)[^"]|url\(|@import|error\.(?:offline|unreachable)/)
    expect(html).toContain('<a href="tel:04012345">040 123 &amp; 45</a>')
  })

  it('blames the network only where there is none', () => {
    const { text, title, asked } = opened(false)
    expect([text, title]).toEqual([expect.stringContaining('offline'), expect.stringContaining('offline')])
    expect(text).not.toContain(hotline.phone)
    expect(asked).toEqual([])
  })

  it('is sorry where the shop does not answer, and asks for it again', () => {
    const { text, title, asked } = opened(true)
    for (const part of ['nicht erreichbar', 'Warenkorb bleibt erhalten', hotline.phone, hotline.hours])
      expect(text).toContain(part)
    expect(title).toContain('nicht erreichbar')
    expect(asked).toContain('/api/health/')
  })
})
