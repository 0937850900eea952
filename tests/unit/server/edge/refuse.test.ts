import { describe, expect, it } from 'vitest'
import { knownPaths } from '@/lib/server/edge/known-paths'
import { answers, openEdge } from './open-edge'

const asked = () => {
  const paths: (string | undefined)[] = []
  return {
    paths,
    handler: (incoming: { url?: string }, response: { end: (body: string) => unknown }) => {
      paths.push(incoming.url)
      response.end('from the handler')
    },
  }
}

describe('A method that changes something', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'is refused with the allowed ones outside the API, before anything is rendered: %s',
    async (method) => {
      const { paths, handler } = asked()
      await using edge = await openEdge({ handler: handler as never })
      for (const path of [
        '/',
        '/de/',
        '/de/nichts/',
        '/nichts',
        '/pictures/1/a.webp',
        '/documents/1/a.pdf',
        '/_next/x',
        '/sandbox-payments/',
        '/sandbox-payments/sbx_1/a/',
        '/de/sandbox-payments/sbx_1/',
      ]) {
        const got = await edge.send(path, { 'next-action': 'a'.repeat(40), rsc: '1' }, method)
        expect(got).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
      }
      expect(paths).toEqual([])
    },
  )

  it.each(['/api/basket/items/', '/cdn-api/v1/spaces/1/stories/1', '/sandbox-payments/sbx_1/'])(
    'goes to the call at %s',
    async (path) => {
      await using edge = await openEdge({ handler: answers(201) })
      expect((await edge.send(path, {}, 'POST')).status).toBe(201)
    },
  )

  it('is refused while its body still comes, and the connection ends', async () => {
    await using edge = await openEdge({ handler: answers(200) })
    const got = await edge.sendBytes(
      `POST /de/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000000\r\n\r\n${'a'.repeat(1_000)}`,
    )
    expect(got).toMatch(/^HTTP\/1\.1 405 /)
  })

  it('is the business of Next.js in development', async () => {
    await using edge = await openEdge({ handler: answers(200), dev: true })
    expect((await edge.send('/__nextjs_original-stack-frames', {}, 'POST')).status).toBe(200)
  })
})

describe('A request that is meant for no page', () => {
  it.each([
    ['a star as its target', 'GET * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
    ['a star and OPTIONS', 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 405],
    [
      'another protocol',
      'GET /de/ HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      400,
    ],
    [
      'HTTP/2 without encryption',
      'GET /de/ HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: a\r\n\r\n',
      400,
    ],
  ])('is answered clearly: %s', async (_, bytes, status) => {
    const { paths, handler } = asked()
    await using edge = await openEdge({ handler: handler as never })
    expect(await edge.sendBytes(bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(paths).toEqual([])
  })
})

describe('The paths that a build can answer', () => {
  const routes = [
    '/[market]/[[...slug]]',
    '/_not-found',
    '/api/basket/items/[key]',
    '/api/basket',
    '/api/shop/redirect/[...path]',
    '/cdn-api/v2/cdn/[...path]',
    '/pictures/[...path]',
    '/sandbox-payments/[reference]',
    '/robots.txt',
    '/',
  ]
  it.each([
    ['/', true],
    ['/de/', true],
    ['/ch-fr/was/auch/immer/', true],
    ['/robots.txt', true],
    ['/pictures/1/a.webp', true],
    ['/media/a.svg', true],
    ['/sandbox-payments/sbx_1/', true],
    ['/api/basket/', true],
    ['/api/basket', true],
    ['/api/basket/items/1/', true],
    ['/api/shop/redirect/a/b/', true],
    ['/cdn-api/v2/cdn/stories', true],
    ['/nichts/', false],
    ['/nichts.php', false],
    ['/wp-login.php', false],
    ['/nl/', false],
    ['/[market]/', false],
    ['/_not-found/', false],
    ['/_next/image/', false],
    ['/_next/data/x/de.json', false],
    ['/api/', false],
    ['/api', false],
    ['/api/nichts/', false],
    ['/api/basket/items/', false],
    ['/api/basket/items/1/2/', false],
    ['/api/basketx', false],
    ['/cdn-api/v1/nichts', false],
    ['/apinichts/', false],
  ])('%s: %s', (path, isKnown) => {
    expect(knownPaths('baby', routes)(path)).toBe(isKnown)
  })

  it.each([
    ['/nichts/', 404, 'Error document /de/~internal/error/404/'],
    ['/nichts', 308, ''],
    ['/nichts.php', 404, 'Not found'],
    ['/_next/image/?url=%2Fx&w=640', 404, '"status":404'],
    ['/api/nichts/', 404, '"status":404'],
  ])('are asked of Next.js alone: %s is answered with %i', async (path, status, words) => {
    const { paths, handler } = asked()
    await using edge = await openEdge({ handler: handler as never, isKnown: knownPaths('baby', routes) })
    const got = await edge.send(path)
    expect(got.status).toBe(status)
    expect(got.body).toContain(words)
    expect(paths).toEqual([])
  })
})
