import { describe, expect, it } from 'vitest'
import { type Handler, openEdge } from './open-edge'

const ofNext = {
  'x-nextjs-cache': 'MISS',
  'x-nextjs-prerender': '1',
  'x-nextjs-stale-time': '300',
  'x-nextjs-postponed': '1',
  'x-next-cache-tags': 'a',
  'x-powered-by': 'Next.js',
}
const frameworkHeaders = (headers: object) =>
  Object.keys(headers).filter((name) => /^x-(?:next|powered)/.test(name))

/** Answers as Next.js does: what belongs to a page comes with every status. */
const page =
  (
    status: number,
    headers: Record<string, string>,
    send: (response: Parameters<Handler>[1]) => unknown,
  ): Handler =>
  (_, response) => {
    response.statusCode = status
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('link', '</a.woff2>; rel=preload')
    for (const [name, value] of Object.entries({ ...ofNext, ...headers })) response.setHeader(name, value)
    return send(response)
  }
const text = `<!doctype html><body>${'a long page '.repeat(1_000)}</body>`
const inPieces = async (response: Parameters<Handler>[1]) => {
  for (let piece = 0; piece < 10; piece += 1) {
    response.write(text)
    await new Promise((resolve) => setImmediate(resolve))
  }
  response.end(text)
}
const ways: [way: string, send: (response: Parameters<Handler>[1]) => unknown][] = [
  ['at once', (response) => response.end(text)],
  ['as bytes', (response) => response.end(Buffer.from(text))],
  ['in pieces', inPieces],
  [
    'after its head',
    (response) => {
      response.writeHead(response.statusCode)
      response.end(text)
    },
  ],
  [
    'after its head was flushed',
    (response) => {
      response.flushHeaders()
      response.end(text)
    },
  ],
]

describe('A redirect has no page in it', () => {
  const cases = ways.flatMap(([way, send]) =>
    [
      [307, 'a screen', '/de/konto/', 'GET'],
      [307, 'a screen', '/de/konto/', 'HEAD'],
      [308, 'a page', '/de/alt/', 'GET'],
      [303, 'a call', '/api/basket/', 'POST'],
      [301, 'a file', '/de/a.xml', 'GET'],
      [302, 'a search', '/de/suche/?q=a', 'GET'],
    ].map((one) => [...one, way, send] as const),
  )
  it.each(cases)('%i of %s (%s, %s), which Next.js sends %s', async (status, _, path, method, __, send) => {
    await using edge = await openEdge({
      handler: page(status as number, { location: '/de/b/', 'set-cookie': 'a=1' }, send as never),
    })
    const got = await edge.send(path as string, { 'accept-encoding': 'gzip' }, method as string)
    expect(got).toMatchObject({
      status,
      body: '',
      headers: { 'content-length': '0', 'set-cookie': ['a=1'], 'x-content-type-options': 'nosniff' },
    })
    expect(got.headers.location).toMatch(/^\/de\/b\//)
    expect(got.headers).not.toHaveProperty('content-type')
    expect(got.headers).not.toHaveProperty('content-encoding')
    expect(got.headers).not.toHaveProperty('link')
    expect(frameworkHeaders(got.headers)).toEqual([])
    // The connection is good for the next request.
    expect((await edge.send(path as string, {}, method as string)).socket).toBe(got.socket)
  })

  it('and what is no redirect keeps its body: a status of its kind without an address', async () => {
    await using edge = await openEdge({ handler: page(303, {}, (response) => response.end(text)) })
    const got = await edge.send('/preview/de-de/home/', {}, 'GET')
    expect(got.body).toBe(text)
  })
})

describe('What Next.js says of itself', () => {
  it.each([
    ['a page', 200, '/de/'],
    ['a page that is made at request', 200, '/de/suche/?q=a'],
    ['a screen of the Studio', 200, '/studio/'],
    ['a draft', 200, '/preview/de-de/home/'],
    ['a missing page', 404, '/de/nichts/'],
    ['a page that fails', 500, '/de/'],
    ['a redirect', 308, '/de/alt/'],
    ['a call', 200, '/api/basket/'],
    ['a file', 200, '/de/sitemap.xml'],
  ])('stays off the answer: %s', async (_, status, path) => {
    const handler = page(status, status === 308 ? { location: '/de/b/' } : {}, (response) =>
      response.end(text),
    )
    await using edge = await openEdge({ handler })
    for (const method of ['GET', 'HEAD'])
      expect(frameworkHeaders((await edge.send(path, {}, method)).headers)).toEqual([])
  })

  it('reaches its router with the data of a navigation', async () => {
    const handler: Handler = (_, response) => {
      response.setHeader('content-type', 'text/x-component')
      for (const [name, value] of Object.entries(ofNext)) response.setHeader(name, value)
      response.write(Buffer.from('0:{}'))
      response.end()
    }
    await using edge = await openEdge({ handler })
    const got = await edge.send('/de/', { rsc: '1' })
    expect(got.headers).toMatchObject({
      'x-nextjs-stale-time': '300',
      'x-nextjs-prerender': '1',
      'x-nextjs-postponed': '1',
    })
    expect(got.body).toBe('0:{}')
  })
})
