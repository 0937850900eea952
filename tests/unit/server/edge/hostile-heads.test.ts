import { describe, expect, it } from 'vitest'
import { answers, openEdge } from './open-edge'

/** A request with these lines, of which the last one asks for the end of the connection. */
const asking = (...lines: string[]) => `${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`
const page = 'GET /de/ HTTP/1.1'
const call = 'POST /api/basket/items/ HTTP/1.1'

describe('A request that two servers could read differently', () => {
  it.each([
    ['two hosts', asking(page, 'Host: a', 'Host: b')],
    ['the same host twice', asking(page, 'Host: a', 'host: a')],
    ['two hosts in the old version', asking('GET /de/ HTTP/1.0', 'Host: a', 'Host: b')],
    ['two hosts, for a file', asking('GET /_next/static/a.js HTTP/1.1', 'Host: a', 'Host: b')],
    ['two hosts, for a call', asking(call, 'Content-Length: 0', 'Host: a', 'Host: b')],
    [
      'two hosts, for another protocol',
      `${page}\r\nHost: a\r\nHost: b\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n`,
    ],
    ['no host', asking(page)],
    ['an empty host', asking(page, 'Host: ')],
    ['a list of hosts', asking(page, 'Host: a, b')],
    ['a host with a user', asking(page, 'Host: user@a')],
    ['a host with a path', asking(page, 'Host: a/de')],
    ['a host with a scheme', asking(page, 'Host: http://a')],
    ['a host with a space', asking(page, 'Host: a b')],
    ['a host with a question', asking(page, 'Host: a?b')],
    ['a host with another mark', asking(page, 'Host: a"><script>')],
    ['a host with a port that is none', asking(page, 'Host: a:80x')],
    ['a host with a port that is too large', asking(page, 'Host: a:99999')],
    ['a port alone', asking(page, 'Host: :80')],
    ['an address of IPv6 that is open', asking(page, 'Host: [::1')],
    ['a target at another host', asking('GET http://b/de/ HTTP/1.1', 'Host: a')],
    ['a target at another port', asking('GET http://a:81/de/ HTTP/1.1', 'Host: a')],
    ['a target with a user', asking('GET http://a@b/de/ HTTP/1.1', 'Host: b')],
    ['two lengths', asking(call, 'Host: a', 'Content-Length: 1', 'Content-Length: 2')],
    ['two lengths in one line', asking(call, 'Host: a', 'Content-Length: 1, 2')],
    ['a length with a sign', asking(call, 'Host: a', 'Content-Length: +1')],
    ['a length and pieces', asking(call, 'Host: a', 'Content-Length: 1', 'Transfer-Encoding: chunked')],
    ['pieces before another coding', asking(call, 'Host: a', 'Transfer-Encoding: chunked, gzip')],
    ['an unknown coding', asking(call, 'Host: a', 'Transfer-Encoding: xchunked')],
    [
      'pieces in the old version',
      asking('POST /api/basket/items/ HTTP/1.0', 'Host: a', 'Transfer-Encoding: chunked'),
    ],
    ['lines that end without a return', asking(page, 'Host: a').replaceAll('\r\n', '\n')],
    ['one line that ends without a return', `${page}\r\nHost: a\nX: b\r\nConnection: close\r\n\r\n`],
    ['a folded line', asking(page, 'Host: a', 'X: b', ' c')],
    ['a space before the colon', asking(page, 'Host : a')],
    ['a line without a colon', asking(page, 'Host: a', 'nonsense')],
    ['a name with a space', asking(page, 'Host: a', 'X Y: b')],
    ['a zero byte', asking(page, 'Host: a', 'X: \0')],
    ['a return inside a line', asking(page, 'Host: a', 'X: b\rY: c')],
    ['pieces inside another coding', asking(call, 'Host: a', 'Transfer-Encoding: gzip, chunked')],
    ['a version that does not exist', asking('GET /de/ HTTP/1.7', 'Host: a')],
  ])('gets 400, and the connection ends: %s', async (_, bytes) => {
    await using edge = await openEdge({ handler: answers(200) })
    const got = await edge.sendBytes(bytes)
    expect(got).toMatch(/^HTTP\/1\.1 400 /)
    expect(got.match(/^HTTP\/1\.1 /gm)).toHaveLength(1)
    expect(got).toMatch(/^connection: close/im)
    expect(got).not.toContain('from the handler')
  })
})

describe('A request that names its host once', () => {
  it.each([
    ['a name', asking(page, 'Host: shop.example')],
    ['a name in capitals with a port', asking(page, 'Host: SHOP.example:443')],
    ['a name with a dot at its end', asking(page, 'Host: shop.example.')],
    ['a name inside a network', asking(page, 'Host: shop_1')],
    ['an address', asking(page, 'Host: 127.0.0.1:3000')],
    ['an address of IPv6', asking(page, 'Host: [::1]:3000')],
    ['no host in the old version, as probes ask', asking('GET /de/ HTTP/1.0')],
    ['the same in its target', asking('GET http://shop.example/de/ HTTP/1.1', 'Host: shop.example')],
    [
      'the same with the usual port',
      asking('GET https://shop.example:443/de/ HTTP/1.1', 'Host: shop.example'),
    ],
  ])('is answered: %s', async (_, bytes) => {
    await using edge = await openEdge({ handler: answers(200), baseUrl: 'http://shop.example' })
    expect(await edge.sendBytes(bytes)).toMatch(/^HTTP\/1\.[01] 200 /)
  })
})

describe('A path that Next.js would read differently', () => {
  it.each([
    '/cdn-api/v1/../../de/versand/',
    '/de/../studio/',
    '/de/./versand/',
    '/api/cms/_/%2e%2e/%2E./../de/',
    '/cdn-api/v1/..\\..\\de/',
    '/de/versand#x.css',
    '/%61pi/basket/',
    '/api/%62asket/',
    '/%73tudio/',
  ])('leads nowhere: %s', async (path) => {
    await using edge = await openEdge({ handler: answers(200) })
    expect(await edge.sendBytes(asking(`GET ${path} HTTP/1.1`, 'Host: localhost'))).toMatch(
      /^HTTP\/1\.1 404 /,
    )
  })

  it.each(['/de/x/?back=/de/../at/', '/de/a..b/', '/de/.../'])('is told from others: %s', async (path) => {
    await using edge = await openEdge({ handler: answers(200) })
    expect((await edge.send(path)).status).toBe(200)
  })

  it('is refused with a method that no route has', async () => {
    await using edge = await openEdge({ handler: answers(200) })
    expect((await edge.send('/api/basket/', {}, 'TRACE')).status).toBe(405)
  })
})
