import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { steadyMs } from '@/lib/platform/clock'
import { DocumentStore } from '@/lib/server/edge/document-store'
import { cacheKey } from '@/lib/server/edge-cache/keys'
import { passTime } from '../../../fixtures/clock'
import { framework, lifetimeSeconds, tick } from './framework'
import { type Handler, openEdge, previewCookies } from './open-edge'

const words = (path: string) => `<!doctype html><title>${path}</title>${'„Größe“ '.repeat(200)}`
const plain = (path: string) => ({ html: words(path), tags: ['content', `page:${path}`] })

describe('A document of a static page', () => {
  it('is asked for each time where nothing is kept', async () => {
    const { asked, handler } = framework(plain)
    await using edge = await openEdge({ handler, edgeWithout: 'kept-documents' })
    for (let count = 0; count < 3; count += 1) await edge.send('/de/')
    expect(asked).toHaveLength(3)
  })

  it('is answered without Next.js once it was answered from the page cache, with the same bytes and headers', async () => {
    const { asked, handler } = framework(plain)
    await using edge = await openEdge({ handler })
    const accept = { 'accept-encoding': 'br' }
    await edge.send('/de/versand/', accept)
    const hit = await edge.send('/de/versand/', accept)
    const again = await edge.send('/de/versand/', accept)
    expect(asked).toHaveLength(2)
    const { date: _, 'x-request-id': _id, ...headers } = hit.headers
    expect(again).toMatchObject({ status: 200, headers, body: hit.body })
    expect(again.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'private, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
      'set-cookie': [expect.stringContaining('i18n_redirected=de')],
    })
  })

  it('is for everybody in an HTTP cache that is purged, until shortly before it changes, and never with a cookie', async () => {
    const { handler } = framework(plain)
    await using edge = await openEdge({ handler, edgeCache: true })
    const accept = { 'accept-encoding': 'gzip' }
    const made = [await edge.send('/de/versand/', accept), await edge.send('/de/versand/', accept)]
    // What Next.js has made may be older than what expired meanwhile.
    for (const { headers } of made) expect(headers['surrogate-key']).toBeUndefined()
    const { headers } = await edge.send('/de/versand/', accept)
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['cache-control']).toMatch(/^public, max-age=0, must-revalidate, s-maxage=35\d\d$/)
    const keys = String(headers['surrogate-key']).split(' ')
    expect(keys).toEqual(['all', cacheKey('content'), cacheKey('page:/de/versand/')])
    passTime((lifetimeSeconds - 1) * 1_000)
    const late = await edge.send('/de/versand/', accept)
    expect(late.headers['cache-control']).toBe('private, max-age=0, must-revalidate')
    expect(late.headers['surrogate-key']).toBeUndefined()
  })

  it.each(['br', 'gzip', 'identity'])('is the same text in %s', async (coding) => {
    const { handler } = framework(plain)
    await using edge = await openEdge({ handler })
    const texts = []
    for (let count = 0; count < 3; count += 1) {
      const response = await fetch(`http://127.0.0.1:${edge.address().port}/de/`, {
        headers: { 'accept-encoding': coding },
      })
      texts.push(await response.text())
    }
    expect(new Set(texts)).toEqual(new Set([words('/de/')]))
  })

  it('is answered with 304 to a browser that has it, and without a body to HEAD', async () => {
    const { asked, handler } = framework(plain)
    await using edge = await openEdge({ handler })
    await edge.send('/de/')
    const { etag = '' } = (await edge.send('/de/')).headers
    expect(await edge.send('/de/', { 'if-none-match': etag })).toMatchObject({ status: 304, body: '' })
    const head = await edge.send('/de/', {}, 'HEAD')
    expect(head).toMatchObject({ status: 200, body: '', headers: { etag } })
    expect(Number(head.headers['content-length'])).toBe(Buffer.byteLength(words('/de/')))
    expect(asked).toHaveLength(2)
  })

  it('is the same for every question that its page does not read', async () => {
    const { asked, handler } = framework(plain)
    await using edge = await openEdge({ handler })
    for (const query of ['', '', '?voucher=a', '?utm_source=b']) await edge.send(`/de/${query}`)
    expect(asked).toHaveLength(2)
  })

  it('is not the answer to the printed code of a gift card, which leads to a page of its own', async () => {
    const { handler } = framework(plain)
    await using edge = await openEdge({ handler })
    for (const path of ['/de/', '/de/', '/de/?voucher=a'])
      expect((await edge.send(path)).status, path).toBe(200)
    expect(await edge.send('/de/?voucher=GBCDFGHJKLMN')).toMatchObject({ status: 303 })
  })

  it('is asked of Next.js again when one of its tags expired, and not for the tag of another page', async () => {
    let version = 1
    const { asked, handler, expire } = framework((path) => ({ ...plain(path), html: `${path} ${version}` }))
    await using edge = await openEdge({ handler })
    for (const path of ['/de/a/', '/de/b/', '/de/a/', '/de/b/']) await edge.send(path)
    version = 2
    tick()
    await expire('page:/de/a/')
    tick()
    asked.length = 0
    expect((await edge.send('/de/a/')).body).toBe('/de/a/ 2')
    expect((await edge.send('/de/b/')).body).toBe('/de/b/ 1')
    expect(asked).toEqual(['/de/a/'])
  })

  it('is asked of Next.js again when its time has passed', async () => {
    const { asked, handler } = framework(plain)
    await using edge = await openEdge({ handler })
    await edge.send('/de/')
    await edge.send('/de/')
    tick(lifetimeSeconds * 1_000 - 50)
    await edge.send('/de/')
    expect(asked).toHaveLength(2)
    tick(100)
    await edge.send('/de/')
    expect(asked).toHaveLength(3)
  })

  it.each([
    ['in the preview', '/de/', { cookie: `a=1; ${previewCookies()}` }],
    ['with a filter', '/de/betten/?brand=nestling', {}],
    ['of the search', '/de/suche/', {}],
    ['as the data of a navigation', '/de/', { rsc: '1' }],
  ] as [string, string, Record<string, string>][])('is never kept %s', async (_, path, headers) => {
    const { asked, handler } = framework(plain)
    await using edge = await openEdge({ handler })
    for (let count = 0; count < 3; count += 1) await edge.send(path, headers)
    expect(asked).toHaveLength(3)
  })

  it('is made for the editor of the preview while visitors have it', async () => {
    const { asked, handler } = framework(plain)
    await using edge = await openEdge({ handler })
    await edge.send('/de/')
    await edge.send('/de/')
    await edge.send('/de/', { cookie: previewCookies() })
    expect(asked).toHaveLength(3)
  })

  it('is answered to a browser whose pass for the preview is missing, forged or over', async () => {
    const { asked, handler } = framework(plain)
    await using edge = await openEdge({ handler })
    await edge.send('/de/')
    await edge.send('/de/')
    const hours = 60 * 60 * 1_000
    const forged = previewCookies().replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    for (const cookie of ['__prerender_bypass=x', forged, previewCookies(Date.now() - 9 * hours)])
      await edge.send('/de/', { cookie })
    expect(asked).toHaveLength(2)
  })

  it.each([
    ['that Next.js made anew', { 'x-nextjs-cache': 'STALE' }, 200, ''],
    ['that is not the page of the cache', {}, 200, 'more'],
    ['with a cookie', { 'set-cookie': 'a=1' }, 200, ''],
    ['without a lifetime', { 'cache-control': 'private, no-store' }, 200, ''],
    ['that is a redirect', { location: '/de/b/' }, 307, ''],
  ])('is not kept when it is an answer %s', async (_, headers, status, more) => {
    const { asked, handler } = framework(plain)
    const changed: Handler = (incoming, response) => {
      const end = response.end.bind(response)
      response.end = ((body: string) => {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
        response.statusCode = status
        return end(body + more)
      }) as typeof response.end
      return handler(incoming, response)
    }
    await using edge = await openEdge({ handler: changed })
    for (let count = 0; count < 4; count += 1) await edge.send('/de/')
    expect(asked).toHaveLength(4)
  })

  it('is never older than the page, whatever is published and read in whatever order', async () => {
    const paths = ['/de/', '/de/a/', '/at/b/']
    const step = fc.oneof(
      fc.record({ publish: fc.constantFrom(...paths, 'content') }),
      fc.record({ read: fc.constantFrom(...paths), coding: fc.constantFrom('br', 'identity') }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const published = new Map<string, number>()
        const html = (path: string) => `${path} ${published.get(path) ?? 0} ${published.get('content') ?? 0}`
        const { handler, expire } = framework((path) => ({
          html: html(path),
          tags: ['content', `page:${path}`],
        }))
        await using edge = await openEdge({ handler })
        for (const one of steps) {
          tick()
          if ('publish' in one) {
            published.set(one.publish, (published.get(one.publish) ?? 0) + 1)
            await expire(one.publish === 'content' ? 'content' : `page:${one.publish}`)
          } else {
            const response = await fetch(`http://127.0.0.1:${edge.address().port}${one.read}`, {
              headers: { 'accept-encoding': one.coding },
            })
            expect(await response.text()).toBe(html(one.read))
          }
        }
      }),
      { numRuns: 30 },
    )
  })
})

describe('The store of documents', () => {
  const document = (bytes: number) => ({
    etag: 'W/"1"',
    headers: {},
    body: Buffer.alloc(bytes),
    coding: 'br' as const,
    page: { html: '', tags: [], madeAt: steadyMs() },
    until: steadyMs() + 1_000,
  })

  it('evicts the least recently used beyond its limit, and counts what is replaced once', () => {
    const store = new DocumentStore({ maxBytes: 100 })
    store.keep('/a/', document(40))
    store.keep('/b/', document(40))
    store.keep('/b/', document(40))
    store.find('/a/', 'br')
    store.keep('/c/', document(40))
    expect(['/a/', '/b/', '/c/'].filter((path) => store.find(path, 'br'))).toEqual(['/a/', '/c/'])
  })

  it('keeps the codings of one document together, and those of an older one never', () => {
    const store = new DocumentStore()
    const first = document(1)
    store.keep('/a/', first)
    store.keep('/a/', { ...first, coding: 'gzip' })
    expect(store.find('/a/', 'br')).toBeDefined()
    store.keep('/a/', { ...first, etag: 'W/"2"', coding: 'gzip' })
    expect(store.find('/a/', 'br')).toBeUndefined()
  })
})
