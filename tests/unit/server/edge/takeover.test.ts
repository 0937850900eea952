import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ContentUnavailableError } from '@/lib/content/client/errors'
import type { TakeoverOptions } from '@/lib/server/edge/takeover'
import { answers, type Handler, openEdge, secret } from './open-edge'

const outage = globalThis as { nestlingOutage?: number }

beforeEach(() => {
  outage.nestlingOutage = undefined
})
afterEach(() => vi.restoreAllMocks())

describe('A missing page', () => {
  it.each([301, 302, 307, 308])('is redirected with the status that was entered: %i', async (statusCode) => {
    const asked: string[] = []
    await using edge = await openEdge({
      handler: answers(404),
      findRedirect: async (market, path) => {
        asked.push(`${market.code} ${path}`)
        return { target: '/ch-fr/livraison/', statusCode }
      },
    })
    const got = await edge.send('/ch-fr/exp%C3%A9dition/')
    expect(got).toMatchObject({ status: statusCode, body: '' })
    expect(got.headers.location).toBe('/ch-fr/livraison/')
    expect(asked).toEqual(['ch-fr expédition/'])
  })

  it('answers with the error document of its market and 404', async () => {
    await using edge = await openEdge({ handler: answers(404) })
    const got = await edge.send('/ch-fr/inconnu/')
    expect(got.status).toBe(404)
    expect(got.body).toBe('<!doctype html><p>Error document /ch-fr/~internal/error/404/</p>')
    expect(got.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    })
  })

  it.each([
    ['the cookie', { cookie: 'a=1; i18n_redirected=ch-fr', 'accept-language': 'de-AT' }, 'ch-fr'],
    ['the languages of the browser', { 'accept-language': 'en;q=0.9, de-AT' }, 'at'],
    ['the fallback', {}, 'de'],
    ['the fallback, with a cookie of no market', { cookie: 'i18n_redirected=../x' }, 'de'],
  ])('outside of any market gets the document of the market that %s names', async (_, headers, market) => {
    await using edge = await openEdge({ handler: answers(404) })
    expect((await edge.send('/missing/', headers)).body).toContain(`/${market}/~internal/error/404/`)
  })

  it.each([
    ['/alte-seite.html', 'de', '/alte-seite.html', ''],
    ['/ALT/Seite/', 'de', '/ALT/Seite/', ''],
    ['/index.php?cl=details&anid=123', 'de', '/index.php', '?cl=details&anid=123'],
    ['/gr%FC%DFe/', 'de', '/gr%FC%DFe/', ''],
    ['/de/alt.html?a=1', 'de', 'alt.html', '?a=1'],
    ['/de/alte-seite', 'de', 'alte-seite', ''],
  ])('is redirected at once, also outside of the markets: %s', async (address, code, path, search) => {
    const findRedirect = vi.fn(async () => ({
      target: '/de/neu/',
      statusCode: 301,
      told: ['cl', 'anid', 'a'],
    }))
    await using edge = await openEdge({ handler: answers(404), findRedirect, mayExist: () => false })
    for (const method of ['GET', 'HEAD']) {
      const got = await edge.send(address, {}, method)
      expect(got).toMatchObject({ status: 301, headers: { location: '/de/neu/' }, body: '' })
    }
    expect(findRedirect).toHaveBeenLastCalledWith(
      expect.objectContaining({ code }),
      path,
      expect.objectContaining({ search }),
    )
  })

  it('keeps what its old address does not need of the query', async () => {
    const findRedirect = async () => ({ target: '/de/neu/', statusCode: 301, told: ['id'] })
    await using edge = await openEdge({ handler: answers(404), findRedirect })
    const got = await edge.send('/index.php?id=3&utm_source=mail')
    expect(got.headers.location).toBe('/de/neu/?utm_source=mail')
  })

  it.each([
    ['/?p=3', 301, 1],
    ['/?utm_source=mail', 200, 1],
    ['/', 200, 0],
  ])('is the root of the domain with a query that names an old page: %s', async (address, status, asked) => {
    const findRedirect = vi.fn<TakeoverOptions['findRedirect']>(async (_, path, { search }) =>
      path === '/' && search === '?p=3' ? { target: '/de/neu/', statusCode: 301, told: ['p'] } : undefined,
    )
    await using edge = await openEdge({ handler: answers(200), findRedirect })
    expect((await edge.send(address)).status).toBe(status)
    expect(findRedirect).toHaveBeenCalledTimes(asked)
  })

  it('is mended first where the mended address has a page', async () => {
    const findRedirect = vi.fn(async () => ({ target: '/de/neu/', statusCode: 301 }))
    await using edge = await openEdge({ handler: answers(200), findRedirect, mayExist: () => true })
    const got = await edge.send('/de/Ratgeber')
    expect(got).toMatchObject({ status: 308, headers: { location: '/de/ratgeber/' } })
    expect(findRedirect).not.toHaveBeenCalled()
  })

  it('is a plain 404 for a navigation inside the page, which then loads the document', async () => {
    await using edge = await openEdge({ handler: answers(404) })
    const got = await edge.send('/de/missing/', { rsc: '1' })
    expect(got).toMatchObject({ status: 404, body: 'Not found' })
    expect(got.headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  it.each([
    '/de/missing.html',
    '/de/missing.html/',
    '/de/missing%2Ehtml',
    '/de/missing.html/?page=2',
    '/missing.html/',
    '/favicon.ico',
    '/de/fabula-ng/x/',
    '/de/fabula-ng%2Fx/',
    '/de/%',
  ])('is the message "Not found" for what can be no page: %s', async (path) => {
    await using edge = await openEdge({ handler: answers(404) })
    let got = await edge.send(path)
    if (got.status === 308) got = await edge.send(got.headers.location ?? '')
    expect(got.status).toBe(404)
    if (!path.endsWith('%')) expect(got.body).toBe('Not found')
  })

  it.each([
    ['cannot be read', () => Promise.reject(new Error('no database'))],
    ['do not answer', () => Promise.withResolvers<undefined>().promise],
  ])('is not told to be missing while the redirects %s', async (_, findRedirect) => {
    await using edge = await openEdge({ handler: answers(404), findRedirect, redirectMs: 50 })
    const got = await edge.send('/de/missing/')
    expect(got).toMatchObject({ status: 503, body: expect.stringContaining('/de/~internal/error/503/') })
    expect(Number(got.headers['retry-after'])).toBeGreaterThan(0)
    expect((await edge.send('/de/missing.html')).status).toBe(503)
    expect((await edge.send('/de/missing/', { rsc: '1' })).status).toBe(503)
  })

  it('answers HEAD like GET, without a body', async () => {
    await using edge = await openEdge({ handler: answers(404) })
    const got = await edge.send('/de/missing/', {}, 'HEAD')
    expect(got).toMatchObject({ status: 404, body: '' })
    expect(got.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  it('shows nothing of what the framework said about it', async () => {
    await using edge = await openEdge({
      handler: (_, response) => {
        response.setHeader('x-framework', 'secret')
        response.setHeader('set-cookie', 'a=1')
        response.setHeader('content-length', '3')
        response.setHeader('content-encoding', 'br')
        response.writeHead(404, { 'x-more': 'secret' })
        response.write('abc')
        response.end()
      },
    })
    const got = await edge.send('/de/missing/')
    expect(got.body).toContain('Error document')
    for (const name of ['x-framework', 'set-cookie', 'content-encoding', 'x-more'])
      expect(got.headers[name]).toBeUndefined()
  })
})

describe('The address of an error document', () => {
  it.each([
    '/de/~internal/error/404/',
    '/de/~internal/error/500/',
    '/de/%7Einternal/error/404/',
    '/de/%7einternal%2Ferror/404/',
    '/de/x/../~internal/error/404/',
    '/~internal/error/',
    '/de/~internal/basket/',
    '/de/~internal/listing/kinderwagen/?page=2',
  ])('and of every other page without one is missing for a visitor: %s', async (path) => {
    await using edge = await openEdge({ handler: answers(200, 'the document itself') })
    const got = await edge.send(path)
    expect(got.status).toBe(404)
    expect(got.body).not.toBe('the document itself')
  })

  it('is missing for a navigation inside the page', async () => {
    await using edge = await openEdge({ handler: answers(200, 'the document itself') })
    const got = await edge.send('/de/~internal/basket/', { rsc: '1' })
    expect(got.status).toBe(404)
    expect(got.body).not.toBe('the document itself')
  })

  it.each(['/de/basket/', '/de/search/', '/de/error/404/', '/de/form/', '/de/listing/kinderwagen/'])(
    'leaves its name to a page of the content: %s',
    async (path) => {
      await using edge = await openEdge({ handler: answers(200) })
      expect((await edge.send(path)).status).toBe(200)
    },
  )

  it('is open to the shop itself', async () => {
    await using edge = await openEdge({ handler: answers(200) })
    const got = await edge.send('/de/~internal/error/404/', { 'x-nestling-internal': secret })
    expect(got).toMatchObject({ status: 200, body: expect.stringContaining('/de/~internal/error/404/') })
  })
})

describe('A page that fails', () => {
  it.each([500, 502])('answers with the error document of its market and 500: %i', async (status) => {
    await using edge = await openEdge({ handler: answers(status, 'stack trace') })
    const got = await edge.send('/at/ratgeber/')
    expect(got).toMatchObject({ status: 500, body: expect.stringContaining('/at/~internal/error/500/') })
    expect(got.headers['retry-after']).toBeUndefined()
  })

  it('answers 503 and says when to come back while the content service is down', async () => {
    await using edge = await openEdge({
      handler: (incoming, response) => {
        new ContentUnavailableError('story x', 'test')
        return answers(500)(incoming, response)
      },
    })
    const got = await edge.send('/at/ratgeber/')
    expect(got).toMatchObject({ status: 503, body: expect.stringContaining('/at/~internal/error/503/') })
    expect(Number(got.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('answers 500 again some time after the content service came back', async () => {
    outage.nestlingOutage = performance.now() - 60_000
    await using edge = await openEdge({ handler: answers(500) })
    expect((await edge.send('/at/ratgeber/')).status).toBe(500)
  })

  it('is redirected where a redirect is entered for it', async () => {
    const findRedirect = vi.fn(async () => ({ target: '/at/neu/', statusCode: 302 }))
    await using edge = await openEdge({ handler: answers(500), findRedirect })
    const got = await edge.send('/at/ratgeber/?a=1')
    expect(got).toMatchObject({ status: 302, body: '' })
    expect(got.headers.location).toBe('/at/neu/?a=1')
    expect(findRedirect).toHaveBeenCalledWith(expect.objectContaining({ code: 'at' }), 'ratgeber/', {
      search: '?a=1',
    })
  })

  it('gets its document when the redirects never answer', async () => {
    await using edge = await openEdge({
      handler: answers(500),
      findRedirect: () => Promise.withResolvers<undefined>().promise,
      redirectMs: 50,
    })
    const got = await edge.send('/at/ratgeber/')
    expect(got).toMatchObject({ status: 500, body: expect.stringContaining('Error document') })
  })

  it('is the framework’s own page in development, while a missing one is the shop’s', async () => {
    await using edge = await openEdge({ handler: answers(500, 'the overlay'), dev: true })
    expect((await edge.send('/de/ratgeber/')).body).toBe('the overlay')
  })

  it.each(['at once', 'later'])('by throwing, %s, gets the error document as well', async (when) => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await using edge = await openEdge({
      handler: () => {
        if (when === 'at once') throw new Error('fault')
        return Promise.reject(new Error('fault'))
      },
    })
    expect(await edge.send('/de/ratgeber/')).toMatchObject({
      status: 500,
      body: expect.stringContaining('/500/'),
    })
    expect((await edge.send('/api/x')).status).toBe(500)
    expect(reported).toHaveBeenCalledTimes(2)
  })

  it('in the middle of its body ends the connection, so that it is not taken for complete', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await using edge = await openEdge({
      handler: async (_, response) => {
        response.write('half a ')
        throw new Error('fault')
      },
    })
    await expect(edge.send('/de/ratgeber/')).rejects.toThrow()
  })
})

describe('An error document that fails itself', () => {
  const failures: Record<string, Handler> = {
    'answers 500': answers(500),
    'closes the connection': (_, response) => response.destroy(),
    'stops in the middle': (_, response) => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('<p>')
      setTimeout(() => response.destroy(), 10)
    },
  }

  it.each(Object.entries(failures))('is replaced by plain words when it %s', async (_, errorDocument) => {
    await using edge = await openEdge({ handler: answers(404), errorDocument })
    const got = await edge.send('/ch-fr/inconnu/')
    expect(got.status).toBe(404)
    expect(got.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(got.body).toContain('<html lang="fr-CH">')
    expect(got.body).toContain('href="/ch-fr/"')
  })
})

/** What the compression middleware of Next.js does: it wraps the methods of each response. */
const wrapped =
  (handler: Handler, ended: (response: ServerResponse) => void): Handler =>
  (incoming, response) => {
    const write = response.write
    const end = response.end
    const writeHead = response.writeHead
    response.writeHead = function (this: ServerResponse, ...args: unknown[]) {
      response.setHeader('content-encoding', 'x-wrapped')
      return Reflect.apply(writeHead, this, args)
    }
    response.write = function (this: ServerResponse, ...args: unknown[]) {
      if (!response.headersSent) response.writeHead(response.statusCode)
      return Reflect.apply(write, this, args)
    }
    response.end = function (this: ServerResponse, ...args: unknown[]) {
      if (!response.headersSent) response.writeHead(response.statusCode)
      return Reflect.apply(end, this, args)
    }
    response.on('finish', () => ended(response))
    return handler(incoming, response)
  }

describe('A response whose methods were wrapped', () => {
  it.each([
    ['ends', answers(404)],
    [
      'writes and ends later',
      async (_, response) => {
        response.statusCode = 404
        response.write('first')
        await once(response, 'drain', { signal: AbortSignal.timeout(5) }).catch(() => undefined)
        response.end('second')
      },
    ],
    [
      'flushes its head',
      (_, response) => {
        response.statusCode = 404
        response.flushHeaders()
        response.end('x')
      },
    ],
  ] satisfies [string, Handler][])('ends once in a takeover when its handler %s', async (_, handler) => {
    const ended: ServerResponse[] = []
    await using edge = await openEdge({
      handler: wrapped(handler, (response) => ended.push(response)),
    })
    const got = await edge.send('/de/missing/')
    expect(got).toMatchObject({
      status: 404,
      body: '<!doctype html><p>Error document /de/~internal/error/404/</p>',
    })
    expect(got.headers['content-encoding']).toBeUndefined()
    expect(ended).toHaveLength(1)
    expect(ended[0]?.writableFinished).toBe(true)
  })
})

describe('Compression', () => {
  const compressed: Handler = (incoming, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.statusCode = incoming.url?.includes('missing') ? 404 : 200
    response.end('<p>page</p>'.repeat(1_000))
  }
  const gzip = { 'accept-encoding': 'gzip' }

  it('is done once for a page, and leaves no trace in a takeover', async () => {
    await using edge = await openEdge({ handler: compressed })
    const page = await edge.send('/de/ratgeber/', gzip)
    expect(page.headers['content-encoding']).toBe('gzip')
    expect(page.headers.vary).toMatch(/accept-encoding/i)
    const data = await edge.send('/de/ratgeber/', { ...gzip, rsc: '1' })
    expect(data.headers['content-encoding']).toBe('gzip')
    const again = await edge.send('/de/ratgeber/', { 'if-none-match': page.headers.etag ?? '' })
    expect(again).toMatchObject({ status: 304, body: '' })
    const missing = await edge.send('/de/missing/')
    expect(missing).toMatchObject({ status: 404, body: expect.stringContaining('Error document') })
    expect(missing.headers['content-encoding']).toBeUndefined()
    expect((await edge.send('/de/ratgeber/', gzip)).socket).toBe(page.socket)
  })

  it('of an error document reaches the visitor as it is', async () => {
    await using edge = await openEdge({
      handler: answers(404),
      errorDocument: (incoming, response) => {
        response.setHeader('content-encoding', 'gzip')
        response.setHeader('vary', 'Accept-Encoding')
        response.end(`gzip for ${incoming.headers['accept-encoding']}`)
      },
    })
    const got = await edge.send('/de/missing/', gzip)
    expect(got.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(got.body).toBe('gzip for gzip')
  })
})

describe('A connection that stays open', () => {
  const mixed: Handler = (incoming, response) =>
    answers(incoming.url?.includes('missing') ? 404 : 200)(incoming, response)

  it.each(['GET', 'HEAD'])('serves further requests after a takeover of %s', async (method) => {
    await using edge = await openEdge({ handler: mixed })
    const first = await edge.send('/de/missing/', {}, method)
    const second = await edge.send('/de/ratgeber/')
    const third = await edge.send('/de/Ratgeber/', {}, method)
    const fourth = await edge.send('/de/missing/', { rsc: '1' })
    const fifth = await edge.send('/de/ratgeber/')
    expect([first, second, third, fourth, fifth].map(({ status }) => status)).toEqual([
      404, 200, 308, 404, 200,
    ])
    expect(second.body).toBe('from the handler')
    expect(new Set([first, second, third, fourth, fifth].map(({ socket }) => socket)).size).toBe(1)
  })

  it('gathers no listeners over many takeovers', async () => {
    const sockets: { listenerCount: (name: string) => number }[] = []
    await using edge = await openEdge({
      handler: (incoming, response) => {
        sockets.push(incoming.socket)
        return answers(404)(incoming, response)
      },
    })
    const warned: Error[] = []
    const onWarning = (warning: Error) => void warned.push(warning)
    process.on('warning', onWarning)
    const counts = () =>
      ['close', 'error', 'drain', 'data', 'end', 'timeout'].map((name) => sockets.at(-1)?.listenerCount(name))
    await edge.send('/de/missing/')
    const before = counts()
    for (let index = 0; index < 30; index += 1) await edge.send('/de/missing/')
    process.off('warning', onWarning)
    expect(new Set(sockets).size).toBe(1)
    expect(counts()).toEqual(before)
    expect(warned).toEqual([])
  })

  it('may be closed by the visitor before the takeover answers', async () => {
    const late = Promise.withResolvers<undefined>()
    await using edge = await openEdge({ handler: answers(404), findRedirect: () => late.promise })
    const controller = new AbortController()
    const aborted = fetch(`http://127.0.0.1:${edge.address().port}/de/missing/`, {
      signal: controller.signal,
    })
    setTimeout(() => controller.abort(), 30)
    await expect(aborted).rejects.toThrow()
    late.resolve(undefined)
    expect((await edge.send('/de/~internal/error/')).status).toBe(404)
  })
})

describe('A redirect that cannot be sent', () => {
  it('is a 500 and not the end of the shop', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const findRedirect = async () => ({ target: '/de/日本/', statusCode: 301 })
    await using edge = await openEdge({ handler: answers(404), findRedirect })
    expect((await edge.send('/de/missing/')).status).toBe(500)
    expect((await edge.send('/de/~internal/error/x/', { rsc: '1' })).status).toBe(500)
  })
})
