import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keepQuery, withoutParameters } from '@/lib/platform/http/keep-query'

describe('the target of a redirect with the query of the request', () => {
  it.each([
    ['no query', '/de/versand/', '', '/de/versand/'],
    ['an empty query', '/de/versand/', '?', '/de/versand/'],
    ['a voucher', '/de/versand/', '?voucher=X1', '/de/versand/?voucher=X1'],
    ['several, as they were spelled', '/de/', '?a=A+B%2F&b&c=%C3%A4', '/de/?a=A+B%2F&b&c=%C3%A4'],
    ['the same name twice', '/de/', '?brand=a&brand=b', '/de/?brand=a&brand=b'],
    ['a fragment in the target', '/de/hilfe/#kosten', '?scrid=12', '/de/hilfe/?scrid=12#kosten'],
    ['a query in the target', '/de/?sort=newest', '?voucher=X1', '/de/?sort=newest&voucher=X1'],
    ['both', '/de/?sort=newest#a', '?voucher=X1', '/de/?sort=newest&voucher=X1#a'],
    ['a parameter of the target', '/de/?utm_source=old', '?utm_source=mail&b=1', '/de/?utm_source=old&b=1'],
    ['the same in another spelling', '/de/?a%62c=1', '?ab%63=2&d=3', '/de/?a%62c=1&d=3'],
    ['broken percent-encoding', '/de/', '?%zz=1', '/de/?%zz=1'],
    ['a question mark in the query', '/de/', '?a=b?c', '/de/?a=b?c'],
    ['an empty query in the target', '/de/?', '?a=1', '/de/?a=1'],
    [
      'another site, which gets campaigns alone',
      'https://partner.example/aktion?x=1#y',
      '?utm_source=mail&voucher=X1&scrid=12&gclid=abc&redirect=goodbye&_rsc=1',
      'https://partner.example/aktion?x=1&utm_source=mail&gclid=abc#y',
    ],
    ['another site and nothing for it', 'https://partner.example', '?voucher=X1', 'https://partner.example'],
  ])('%s', (_, target, search, expected) => expect(keepQuery(target, search)).toBe(expected))

  it('never changes path, fragment or own parameters', () => {
    const letters = fc.stringMatching(/^[a-z0-9/=&-]{0,12}$/)
    fc.assert(
      fc.property(letters, letters, letters, letters, (path, query, fragment, search) => {
        const target = `/a${path}?${query}#${fragment}`
        const kept = new URL(keepQuery(target, `?${search}`), 'https://shop.example')
        const before = new URL(target, 'https://shop.example')
        expect(kept.pathname).toBe(before.pathname)
        expect(kept.hash).toBe(before.hash)
        for (const name of before.searchParams.keys())
          expect(kept.searchParams.getAll(name)).toEqual(before.searchParams.getAll(name))
        for (const name of new URLSearchParams(search).keys()) expect(kept.searchParams.has(name)).toBe(true)
      }),
    )
  })
})

describe('a query without some parameters', () => {
  it.each([
    ['?page=2&voucher=X', '?voucher=X'],
    ['?page=2', ''],
    ['?p%61ge=2&a=A+B', '?a=A+B'],
    ['', ''],
  ])('%s → %s', (search, expected) => expect(withoutParameters(search, ['page', 'sort'])).toBe(expected))
})
