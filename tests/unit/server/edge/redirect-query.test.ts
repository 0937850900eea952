import { describe, expect, it } from 'vitest'
import { answers, type Handler, openEdge } from './open-edge'

const query = '?voucher=X1&scrid=12&utm_source=mail'

/** What Next.js answers for a page that redirects: it knows the path, never the query. */
const leadsTo =
  (location: string): Handler =>
  (_, response) => {
    response.statusCode = 307
    response.setHeader('location', location)
    response.end()
  }

describe('A redirect keeps the query', () => {
  it.each([
    ['to the trailing slash', '/de/versand', '/de/versand/'],
    ['to lower case', '/de/Versand/', '/de/versand/'],
    ['from plus signs', '/de/drei+worte/', '/de/drei%20worte/'],
    ['from /home/', '/de/home/', '/de/'],
    ['from a prefix', '/de/de-de/kategorieseiten/betten/', '/de/betten/'],
    ['to the accent of the checkout', '/ch-fr/caisse/', '/ch-fr/caiss%C3%A9/'],
  ])('%s', async (_, path, target) => {
    await using edge = await openEdge({ handler: answers(200) })
    expect(await edge.send(path + query)).toMatchObject({
      status: 308,
      headers: { location: target + query },
    })
  })

  it('to the canonical address of a product', async () => {
    await using edge = await openEdge({
      handler: answers(200),
      findProductPath: async () => '/de/p/body-pw1/',
    })
    const got = await edge.send('/de/p/alt-pw1/?variant=1&voucher=X1')
    expect(got).toMatchObject({ status: 308, headers: { location: '/de/p/body-pw1/?variant=1&voucher=X1' } })
  })

  it.each([
    ['of an editor', '/de/versand/', `/de/versand/${query}`],
    ['with a query of its own', '/de/betten/?sort=newest', `/de/betten/?sort=newest&${query.slice(1)}`],
    ['with a parameter of its own', '/de/?voucher=Y', '/de/?voucher=Y&scrid=12&utm_source=mail'],
    ['with a fragment', '/de/hilfe/#kosten', `/de/hilfe/${query}#kosten`],
    ['to this shop by its origin', 'http://localhost:3000/de/versand/', `/de/versand/${query}`],
    ['to another site', 'https://partner.example/a', 'https://partner.example/a?utm_source=mail'],
    [
      'to what only looks local',
      'http://localhost:3000//evil',
      'http://localhost:3000//evil?utm_source=mail',
    ],
  ])('%s', async (_, target, location) => {
    await using edge = await openEdge({
      handler: answers(404),
      findRedirect: async () => ({ target, statusCode: 302 }),
    })
    for (const headers of [{}, { rsc: '1' }] as Record<string, string>[])
      expect(await edge.send(`/de/alt/${query}`, headers)).toMatchObject({
        status: 302,
        headers: { location },
      })
  })

  it.each([
    ['of a page to its alternate', '/de/livraison/', query, '/de/versand/', `/de/versand/${query}`],
    [
      'with its filters',
      '/ch-fr/betten/',
      '?page=2&voucher=X',
      '/ch-fr/lits/',
      '/ch-fr/lits/?page=2&voucher=X',
    ],
    [
      'that mends the query of a listing',
      '/de/betten/',
      '?priceFrom=20&priceTo=50&voucher=X',
      '/de/betten/?price=2000-5000',
      '/de/betten/?price=2000-5000&voucher=X',
    ],
    [
      'to the last page of a listing',
      '/de/betten/',
      '?page=99&voucher=X',
      '/de/betten/',
      '/de/betten/?voucher=X',
    ],
    ['in another spelling of its path', '/de/a%20b/', '?page=99', '/de/a%20b/', '/de/a%20b/'],
    [
      'of a search that leads to a page',
      '/de/suche/',
      '?term=body&voucher=X',
      '/de/bodys/',
      '/de/bodys/?voucher=X',
    ],
    [
      'of a checkout without a basket, but not the step',
      '/de/kasse/',
      '?step=review&changed=1&voucher=X',
      '/de/warenkorb/',
      '/de/warenkorb/?voucher=X',
    ],
  ])('%s', async (_, path, search, location, expected) => {
    await using edge = await openEdge({ handler: leadsTo(location) })
    expect(await edge.send(path + search)).toMatchObject({ status: 307, headers: { location: expected } })
  })

  it('but not that of a call, which may hold a secret', async () => {
    await using edge = await openEdge({ handler: leadsTo('/de/versand/') })
    const got = await edge.send('/api/preview/?secret=hidden&slug=de-de/versand')
    expect(got.headers.location).toBe('/de/versand/')
  })
})
