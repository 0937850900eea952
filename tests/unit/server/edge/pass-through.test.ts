import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { answers, openEdge } from './open-edge'

describe('A page that exists', () => {
  it('passes through with its status, its headers and its body', async () => {
    await using edge = await openEdge({
      handler: (_, response) => {
        response.writeHead(203, { 'content-type': 'text/html', etag: '"a"', 'set-cookie': ['a=1', 'b=2'] })
        response.write('<p>first</p>')
        response.end('<p>second</p>')
      },
    })
    const got = await edge.send('/de/ratgeber/')
    expect(got).toMatchObject({ status: 203, body: '<p>first</p><p>second</p>' })
    expect(got.headers).toMatchObject({ etag: '"a"', 'set-cookie': ['a=1', 'b=2'] })
  })

  it('reaches the browser piece by piece, as it is written', async () => {
    const rest = Promise.withResolvers<void>()
    await using edge = await openEdge({
      handler: async (_, response) => {
        response.write('first')
        await rest.promise
        response.end('second')
      },
    })
    const first = await new Promise<string>((resolve, reject) => {
      const outgoing = request({ ...edge.address(), path: '/de/' }, (incoming) => {
        incoming.once('data', (chunk: Buffer) => {
          resolve(chunk.toString())
          rest.resolve()
        })
      })
      outgoing.on('error', reject)
      outgoing.end()
    })
    expect(first).toBe('first')
  })

  it('answers HEAD with its headers and no body', async () => {
    await using edge = await openEdge({
      handler: (incoming, response) => {
        response.setHeader('content-length', '5')
        response.end(incoming.method === 'HEAD' ? undefined : 'hello')
      },
    })
    const got = await edge.send('/de/', {}, 'HEAD')
    expect(got).toMatchObject({ status: 200, body: '' })
    expect(got.headers['content-length']).toBe('5')
  })

  it.each([200, 204, 301, 304, 400, 403, 410])('keeps the status %i', async (status) => {
    await using edge = await openEdge({ handler: answers(status, '') })
    expect((await edge.send('/de/ratgeber/')).status).toBe(status)
  })

  it('gives the handler the path as it was sent', async () => {
    const paths: (string | undefined)[] = []
    await using edge = await openEdge({
      handler: (incoming, response) => {
        paths.push(incoming.url)
        response.end()
      },
    })
    await edge.send('/de/caf%C3%A9/?a=%2F&b=+')
    await edge.send('/_next/image/?url=%2Fx&w=640')
    expect(paths).toEqual(['/de/caf%C3%A9/?a=%2F&b=+', '/_next/image/?url=%2Fx&w=640'])
  })
})

describe('What changes something or is no page', () => {
  it.each([
    ['POST', '/api/missing/'],
    ['PUT', '/cdn-api/v1/missing/'],
    ['GET', '/api/cms/missing'],
    ['GET', '/cdn-api/v2/cdn/stories'],
    ['GET', '/_next/static/missing.js'],
    ['GET', '/'],
  ])('keeps the answer of its handler: %s %s', async (method, path) => {
    await using edge = await openEdge({ handler: answers(404, 'own words') })
    expect(await edge.send(path, {}, method)).toMatchObject({ status: 404, body: 'own words' })
  })

  it.each(['/api/x/%E0%A4%A/', '/api/%ED%A0%80', '/cdn-api/%', '/pictures/%zz.png'])(
    'is a bad request when its path cannot be read: %s',
    async (path) => {
      await using edge = await openEdge({ handler: answers(500) })
      for (const method of path.startsWith('/pictures') ? ['GET'] : ['GET', 'POST']) {
        const got = await edge.send(path, {}, method)
        expect(got.status).toBe(400)
        expect(got.headers['content-type']).toBe('application/problem+json')
        expect(JSON.parse(got.body)).toEqual({ status: 400, title: 'Bad request' })
      }
    },
  )

  it('is not taken for the shop itself by a wrong secret', async () => {
    await using edge = await openEdge({ handler: answers(404) })
    const got = await edge.send('/de/missing/', { 'x-nestling-internal': 'guessed' })
    expect(got.body).toContain('Error document /de/~internal/error/404/')
  })
})

describe('Headers', () => {
  const protective = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  }

  it.each(['/de/', '/api/x', '/logo.svg'])('protect every answer of the handler: %s', async (path) => {
    await using edge = await openEdge({ handler: answers(200) })
    expect((await edge.send(path)).headers).toMatchObject(protective)
  })

  it.each(['/de/missing/', '/de/Upper', '/missing.png', '/de/~internal/error/404/'])(
    'protect every answer of the edge: %s',
    async (path) => {
      await using edge = await openEdge({ handler: answers(404) })
      expect((await edge.send(path)).headers).toMatchObject(protective)
    },
  )

  it('keep a shared cache from holding a page back after a publish', async () => {
    await using edge = await openEdge({
      handler: (_, response) => {
        response.setHeader('cache-control', 's-maxage=3600, stale-while-revalidate=31532400')
        response.end()
      },
    })
    const known = { cookie: 'i18n_redirected=de' }
    expect((await edge.send('/de/', known)).headers['cache-control']).toBe(
      'public, max-age=0, must-revalidate',
    )
  })

  it.each(['public, max-age=31536000, immutable', 'private, no-store'])(
    'keep any other caching: %s',
    async (caching) => {
      await using edge = await openEdge({
        handler: (_, response) => {
          response.setHeader('cache-control', caching)
          response.end()
        },
      })
      expect((await edge.send('/_next/static/a.js')).headers['cache-control']).toBe(caching)
    },
  )
})
