import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redirectTarget } from '@/lib/server/edge/normalise'
import { runsOf } from '../../../fixtures/runs'
import { answers, openEdge } from './open-edge'

describe('An address that is not in its final form', () => {
  it.each([
    ['upper case', '/de/Ratgeber/Kinderwagen/', '/de/ratgeber/kinderwagen/'],
    ['a market in upper case', '/CH-FR/Livraison/', '/ch-fr/livraison/'],
    ['a shop locale for its market', '/fr-ch/livraison/', '/ch-fr/livraison/'],
    ['a shop locale alone', '/de-de', '/de/'],
    ['plus signs', '/de/kinderwagen+und+zubehoer/', '/de/kinderwagen%20und%20zubehoer/'],
    ['/home/', '/at/home/', '/at/'],
    ['/home', '/at/home', '/at/'],
    ['an unaccented cash register', '/ch-fr/caisse/login/', '/ch-fr/caiss%C3%A9/login/'],
    ['a prefix of the content folder', '/de/de-de/kategorieseiten/kinderwagen/', '/de/kinderwagen/'],
    ['no slash at its end', '/de/ratgeber', '/de/ratgeber/'],
    ['a market alone', '/ch-fr', '/ch-fr/'],
    ['no market and no slash', '/ratgeber', '/ratgeber/'],
    ['everything at once', '/CH-FR/Kategorieseiten/CAISSE+X', '/ch-fr/caisse%20x/'],
    ['everything at once with a locale', '/FR-CH/Kategorieseiten/CAISSE+X', '/ch-fr/caisse%20x/'],
  ])('is redirected once, with 308 and its query: %s', async (_, path, target) => {
    await using edge = await openEdge({ handler: answers(200) })
    const got = await edge.send(`${path}?a=1&b=A+B%2F`)
    expect(got.status).toBe(308)
    expect(got.headers.location).toBe(`${target}?a=1&b=A+B%2F`)
    expect((await edge.send(got.headers.location ?? '')).status).toBe(200)
  })

  it.each([
    '/de/',
    '/de/ratgeber/',
    '/ch-fr/caiss%C3%A9/',
    '/ch-fr/caiss%c3%a9/',
    '/robots.txt',
    '/de/manifest.webmanifest',
    '/de/foto.JPG',
  ])('is not redirected when it is: %s', async (path) => {
    await using edge = await openEdge({ handler: answers(200) })
    expect((await edge.send(path)).status).toBe(200)
  })

  it.each([
    ['/de-de/ratgeber/', { rsc: '1' }],
    ['/DE/ratgeber/', { rsc: '1' }],
    ['/de-de/sitemap.xml', {}],
  ])('never reaches a page that has its own market: %s', async (path, headers) => {
    await using edge = await openEdge({ handler: answers(200) })
    expect((await edge.send(path, headers as Record<string, string>)).status).toBe(404)
  })

  it('is not redirected inside a navigation, which the browser asks for with a header', async () => {
    await using edge = await openEdge({ handler: answers(200) })
    expect((await edge.send('/de/Ratgeber', { rsc: '1' })).status).toBe(200)
  })
})

const hostile = [
  '//evil.example/',
  '//evil.example',
  '///evil.example',
  '//evil.example/%2e%2e',
  '/\\evil.example',
  '/\\evil.example/',
  '/%5Cevil.example',
  '/%5Cevil',
  '/%2F/evil.example',
  '/%2Fevil',
  '/%2f%2fevil',
  '/.//evil',
  '/./\\evil',
  '/..//evil',
  '/x/..//evil',
  '/de//evil',
  '/de/..//evil',
  '/de/../..//Evil',
  '/de/%5C%5CEvil',
  '/de/%2F%2FEvil',
  '/de/%2e%2e//Evil',
  '/DE/\\Evil',
  '/de/home//evil',
  '/de/home/\\evil',
  '/de/kategorieseiten//evil',
  '/de/kategorieseiten/%2Fevil',
  '/%09/evil',
  '/de/A%0D%0ALocation:%20https://evil.example',
  '/de/a%0Ab',
  '/de/a%00b',
  '/@evil.example',
  '/https:evil',
  '/%E2%80%AE/evil',
]

const staysHere = (location: string) =>
  new URL(location, 'https://shop.example/de/').origin === 'https://shop.example' &&
  !location.startsWith('//') &&
  !/[\r\n\\]/.test(location)

describe('A hostile address', () => {
  it.each(hostile)('never leads off the site: %s', async (path) => {
    await using edge = await openEdge({ handler: answers(404) })
    const got = await edge.send(path)
    expect([308, 404]).toContain(got.status)
    if (got.headers.location) expect(staysHere(got.headers.location)).toBe(true)
    expect((await edge.send('/de/')).status).toBe(404)
  })

  it.each([
    'http://evil.example/x',
    'http://evil.example',
    'https://evil.example/de/Upper',
    'evil.example:443',
  ])('in place of a path never leads there: %s', async (target) => {
    await using edge = await openEdge({ handler: answers(404) })
    const answer = await edge.sendBytes(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 (?:308|400|404) /)
    const [, location] = /^location: (.*)\r$/im.exec(answer) ?? []
    if (location !== undefined) expect(staysHere(location)).toBe(true)
    expect(location ?? '').not.toContain('evil')
  })

  it.each(['/de/%', '/de/%zz/', '/%C3', '/de/%E0%A4%A/', '/de/%ff%fe'])(
    'in broken percent-encoding is missing, or leads to a missing one: %s',
    async (path) => {
      await using edge = await openEdge({ handler: answers(200) })
      let got = await edge.send(path)
      if (got.status === 308) got = await edge.send(got.headers.location ?? '')
      expect(got.status).toBe(404)
    },
  )

  it.each(['\n', '\r\n', '\r', '\0'])(
    'with a line break in it adds no header to the answer: %j',
    async (separator) => {
      await using edge = await openEdge({ handler: answers(404) })
      const answer = await edge.sendBytes(
        `GET /de/A${separator}Set-Cookie:a=1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      )
      expect(answer.toLowerCase()).not.toContain('set-cookie')
      expect((await edge.send('/de/')).status).toBe(404)
    },
  )

  it('of 100 KB is refused, and the next request is answered', async () => {
    await using edge = await openEdge({ handler: answers(200) })
    const answer = await edge.sendBytes(`GET /de/${'A'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`)
    expect(answer).toMatch(/^(?:HTTP\/1\.1 431 |$)/)
    expect((await edge.send('/de/')).status).toBe(200)
  })

  it.each(['de-de/', '+', '/', '%2F', '../', 'A/', '.a'])(
    'as long as a server takes it costs no time: %s',
    (piece) => {
      const start = performance.now()
      redirectTarget('baby', `/de/${piece.repeat(Math.floor(16_000 / piece.length))}`, '')
      expect(performance.now() - start).toBeLessThan(500)
    },
  )
})

const piece = fc.oneof(
  fc.constantFrom(
    '/',
    '//',
    '\\',
    '%5C',
    '%2F',
    '.',
    '..',
    '%2e',
    '+',
    '%2B',
    'de',
    'ch-fr',
    'DE',
    'home',
    'caisse',
  ),
  fc.constantFrom(
    'kategorieseiten',
    'de-de',
    'evil.example',
    '%0A',
    '%00',
    '%',
    ' ',
    '@',
    ':',
    'Ä',
    '%C3%84',
    'p',
  ),
  fc.string({ maxLength: 4 }),
)
const path = fc.array(piece, { maxLength: 10 }).map((pieces) => `/${pieces.join('')}`)

describe('Any address', () => {
  it('stays on the site', () => {
    fc.assert(
      fc.property(path, (pathname) => {
        const target = redirectTarget('baby', pathname, '')
        return target === undefined || staysHere(target)
      }),
      { numRuns: runsOf(5_000) },
    )
  })

  it('keeps its query', () => {
    fc.assert(
      fc.property(path, (pathname) => {
        const target = redirectTarget('baby', pathname, '?x=1')
        return target === undefined || target.endsWith('/?x=1')
      }),
    )
  })

  it('never comes back to itself', () => {
    fc.assert(
      fc.property(path, (pathname) => {
        let at: string | undefined = pathname
        for (let step = 0; step < 5 && at !== undefined; step += 1) at = redirectTarget('baby', at, '')
        return at === undefined
      }),
      { numRuns: runsOf(5_000) },
    )
  })
})
