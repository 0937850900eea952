import { describe, expect, it } from 'vitest'
import { givenConfig } from '../../fixtures/config'

const shop = 'http://shop.example'

givenConfig(() => ({ brand: 'baby', baseUrl: 'http://shop.example' }))

const { GET: switchMarket } = await import('@/app/api/market/route')
const { GET: root } = await import('@/app/route')

async function switched(path: string, referer?: string): Promise<string | null> {
  const query = new URLSearchParams({ market: 'at', path })
  const headers = { host: 'shop.example', ...(referer !== undefined && { referer }) }
  const answer = await switchMarket(new Request(`${shop}/api/market/?${query}`, { headers }))
  return answer.headers.get('location')
}

describe('a change of the market', () => {
  it.each([
    [
      'the query of the page',
      '/at/versand/',
      `${shop}/de/versand/?voucher=X&utm_source=mail`,
      '/at/versand/?voucher=X&utm_source=mail',
    ],
    ['a variant', '/at/p/body-pw1/', `${shop}/de/p/body-pw1/?variant=a.1`, '/at/p/body-pw1/?variant=a.1'],
    [
      'the term of a search, not the one before',
      '/at/suche/?term=body',
      `${shop}/de/suche/?term=schuh&scrid=1`,
      '/at/suche/?term=body&scrid=1',
    ],
    ['no filter', '/at/betten/', `${shop}/de/betten/?colour=rot&page=3`, '/at/betten/'],
    ['nothing of another site', '/at/versand/', 'https://evil.example/?voucher=X', '/at/versand/'],
    ['nothing of a referrer that is none', '/at/versand/', 'about:blank', '/at/versand/'],
    ['nothing without a referrer', '/at/versand/', undefined, '/at/versand/'],
    ['the query also on the way home', '//evil.example/', `${shop}/de/?voucher=X`, '/at/?voucher=X'],
  ])('keeps %s', async (_, path, referer, expected) => expect(await switched(path, referer)).toBe(expected))
})

describe('the market cookie', () => {
  it.each([
    ['is set by a link of the shop', { 'sec-fetch-site': 'same-origin' }, true],
    ['is set by an address that was typed', { 'sec-fetch-site': 'none' }, true],
    ['is set in a browser that does not say where from', {}, true],
    ['is not set by a link of another site', { 'sec-fetch-site': 'cross-site' }, false],
    ['is not set by a link of a sibling host', { 'sec-fetch-site': 'same-site' }, false],
  ])('%s', async (_, headers, isSet) => {
    const answer = await switchMarket(new Request(`${shop}/api/market/?market=at&path=/at/`, { headers }))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/at/'])
    expect(answer.headers.has('set-cookie')).toBe(isSet)
  })
})

describe('the root', () => {
  it('keeps the query', async () => {
    const answer = await root(new Request(`${shop}/?voucher=X&scrid=1`))
    expect(answer.headers.get('location')).toBe('/de/?voucher=X&scrid=1')
  })
})
