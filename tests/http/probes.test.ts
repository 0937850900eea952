import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, test } from '../fixtures/http/test'

/** What strangers try at a public address. */

const unknownMethods = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'REPORT']

describe('a method that pages do not have', () => {
  for (const method of unknownMethods)
    for (const path of ['/de/', '/de/nichts/', '/de/warenkorb/', '/robots.txt', '/_next/static/x.js'])
      test(`${method} ${path} is refused before anything is rendered`, async ({ ask }) => {
        const { status, headers } = await ask(path, { method, headers: { 'next-action': 'abc' } })
        expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
      })
})

describe('an address that nothing can be at', () => {
  for (const path of [
    '/_next/image/?url=%2Fpictures%2Fmarks%2Fcard.svg&w=640&q=75',
    '/_next/image?url=https%3A%2F%2Fexample.com%2Fa.png&w=640&q=75',
    '/_next/data/x/de.json',
    '/_next/static/nothing.js',
    '/wp-login.php',
    '/.env',
    '/.git/config/',
    '/admin/',
    '/api/nothing/',
    '/api/cms/nothing-at-all/nowhere/?locale=de-de',
    '/cdn-api/v3/nothing/',
    '/de/~internal/basket/',
    '/de/~internal/error/404/',
    '/de/listing/kleidung/',
  ])
    test(`${path} is missing`, async ({ ask }) => {
      expect((await ask(path)).status).toBe(404)
    })

  for (const target of ['*', 'example.com:443', 'http://example.com/'])
    test(`a request for ${target} is answered clearly`, async ({ ask }) => {
      const { status } = await ask(target)
      expect(status).toBeGreaterThanOrEqual(200)
      expect(status).toBeLessThan(500)
    })

  test('another protocol is refused, and the connection ends', async ({ address }) => {
    const { hostname, port } = new URL(address)
    const socket = connect(Number(port), hostname)
    socket.write(
      `GET /de/ HTTP/1.1\r\nhost: ${hostname}\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
    )
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    await once(socket, 'end')
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    socket.destroy()
  })
})

describe('the headers', () => {
  for (const path of [
    '/de/',
    '/ch-fr/',
    '/de/kleidung/',
    '/de/suche/?term=body',
    '/de/nichts/',
    '/de/warenkorb/',
  ])
    test(`of ${path} let it run its own scripts and nothing else`, async ({ ask }) => {
      const { headers, body } = await ask(path)
      const policy = String(headers['content-security-policy'])
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
      expect(scripts).toMatch(/'(?:sha256-|nonce-)/)
      expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/)
      for (const directive of [
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ])
        expect(policy).toContain(directive)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
      expect(headers['permissions-policy']).toContain('camera=()')
      expect(headers).not.toHaveProperty('x-powered-by')
      expect(body).toContain('</html>')
    })

  test('of an answer of 400, 404 and 405 protect, too', async ({ ask }) => {
    for (const [path, method] of [
      ['/de/%E0%A4%A/', 'GET'],
      ['/api/nothing/', 'GET'],
      ['/de/', 'PUT'],
    ] as const)
      expect((await ask(path, { method })).headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  })
})

describe('a preview is ended', () => {
  const end = (headers: Record<string, string>) => ({
    method: 'POST',
    body: 'path=%2Fde%2Fversand%2F%3Fa%3D1',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

  test('by a page of the shop, which leads back to the page with GET', async ({ ask, address }) => {
    const { status, headers } = await ask('/api/preview/exit/', end({ origin: address }))
    expect([status, headers.location]).toEqual([303, '/de/versand/?a=1'])
    expect((await ask('/de/versand/?a=1')).status).toBe(200)
  })

  test('by no other site, and by nothing that does not say where it comes from', async ({ ask }) => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
      {},
    ]) {
      const answer = await ask('/api/preview/exit/', end(headers as Record<string, string>))
      expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined])
    }
  })
})
