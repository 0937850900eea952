import { describe, expect, it } from 'vitest'
import { answers, type Handler, openEdge } from './open-edge'

const page: Handler = (_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('cache-control', 's-maxage=3600, stale-while-revalidate=1')
  response.end('<p>page</p>')
}

const cookieFor = (code: string) => `i18n_redirected=${code}; Max-Age=31536000; Path=/; SameSite=Lax`

describe('The first page of a visitor', () => {
  it.each([
    ['/ch-fr/lits/', {}, 'ch-fr'],
    ['/de/', { 'accept-language': 'fr-CH' }, 'de'],
    ['/at/betten/?page=2', { cookie: 'a=1' }, 'at'],
    ['/at/', { cookie: 'i18n_redirected=//evil.example' }, 'at'],
    ['/at/', { cookie: 'i18n_redirected=nl' }, 'at'],
    ['/at/', { cookie: 'i18n_redirected=de-at' }, 'at'],
  ] as [string, Record<string, string>, string][])(
    'stores its market for a year: %s with %j',
    async (path, headers, code) => {
      await using edge = await openEdge({ handler: page })
      const got = await edge.send(path, headers)
      expect(got.headers['set-cookie']).toEqual([cookieFor(code)])
      expect(got.headers['cache-control']).toBe('private, max-age=0, must-revalidate')
    },
  )

  it('stores it also when the browser has the page already', async () => {
    await using edge = await openEdge({ handler: page })
    const { etag = '' } = (await edge.send('/de/')).headers
    const got = await edge.send('/de/', { 'if-none-match': etag })
    expect(got).toMatchObject({ status: 304, headers: { 'set-cookie': [cookieFor('de')] } })
  })

  it('adds to the cookies of the page', async () => {
    await using edge = await openEdge({
      handler: (incoming, response) => {
        response.setHeader('set-cookie', 'a=1')
        return page(incoming, response)
      },
    })
    expect((await edge.send('/de/')).headers['set-cookie']).toEqual(['a=1', cookieFor('de')])
  })
})

describe('The market of a visitor', () => {
  it.each(['de', 'ch-fr'])('that is stored stays, whatever page is visited: %s', async (code) => {
    await using edge = await openEdge({ handler: page })
    const got = await edge.send('/at/', { cookie: `a=1; i18n_redirected=${code}` })
    expect(got.headers['set-cookie']).toBeUndefined()
    expect(got.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  it.each([
    ['a missing page', '/de/missing/', answers(404), {}],
    ['a redirect', '/de/Betten', page, {}],
    ['a page outside the markets', '/nirgends/', page, {}],
    ['the data of a navigation', '/de/', page, { rsc: '1' }],
    ['a call', '/api/basket/', page, {}],
    ['a file', '/de/manifest.webmanifest', page, {}],
  ] as [string, string, Handler, Record<string, string>][])(
    'is not stored with %s',
    async (_, path, handler, headers) => {
      await using edge = await openEdge({ handler })
      expect((await edge.send(path, headers)).headers['set-cookie']).toBeUndefined()
    },
  )
})
