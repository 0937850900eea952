import { listingAnswer, suggestAnswer } from '@/schemas/api/listing'
import { postcodeAnswer } from '@/schemas/api/postcodes'
import { tileCards } from '@/schemas/api/products'
import { recommendations } from '@/schemas/api/recommendations'
import { expect, test } from '../fixtures/http/test'
import { marker } from '../fixtures/shop-calls'

test('what is asked for properly is answered after all that', async ({ ask }) => {
  const listing = await ask('/api/shop/listing/?locale=de-de&category=kleidung&sort=price-asc')
  expect(listingAnswer.parse(JSON.parse(listing.body)).hits).toBeGreaterThan(20)
  expect(listing.headers['x-content-type-options']).toBe('nosniff')
  const { cards } = listingAnswer.parse(JSON.parse(listing.body))
  const numbers = cards.slice(0, 3).map(({ number }) => number)
  const products = await ask(`/api/shop/products/?locale=ch-fr&numbers=${numbers.join()}`)
  const tiles = tileCards.parse(JSON.parse(products.body))
  expect(tiles.items.map(({ number }) => number)).toEqual(numbers)
  expect(tiles.tile).toMatchObject({ market: { currency: 'CHF' }, words: { soldOut: 'Épuisé' } })
  const beside = await ask(`/api/shop/recommendations/?locale=ch-fr&slot=basket&numbers=${numbers.join()}`)
  expect(beside.headers['cache-control']).toBe('public, max-age=60')
  const { items, ...list } = recommendations.parse(JSON.parse(beside.body))
  expect(list).toEqual({ recommendationId: 'basket', uid: 'recommendation-basket' })
  const recommended = items.map(({ number }) => number)
  // None is of the same kind or far dearer, so that a list may have fewer than its twelve.
  expect(recommended.length).toBeGreaterThan(5)
  expect(recommended.length).toBeLessThanOrEqual(12)
  expect(recommended.filter((number) => numbers.includes(number))).toEqual([])
  const suggested = await ask('/api/shop/suggest/?locale=de-de&term=stramp')
  const found = suggestAnswer.parse(JSON.parse(suggested.body)).products
  expect(found.length).toBeGreaterThan(1)
  // An article is suggested in one of its colours.
  const names = found.map(({ brand, name }) => `${brand} ${name}`)
  expect(new Set(names).size).toBe(names.length)
})

test('a postcode is answered with its places, from the data of the shop', async ({ ask }) => {
  const { status, headers, body } = await ask('/api/shop/postcodes/?locale=de-at&postcode=5020')
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('public, max-age=3600')
  expect(postcodeAnswer.parse(JSON.parse(body)).places).toEqual([{ postcode: '5020', place: 'Salzburg' }])
})

for (const path of [
  '/api/shop/listing/?locale=de-de',
  '/api/shop/suggest/?locale=de-de&term=a',
  '/api/shop/products/?locale=de-de&numbers=100000',
  '/api/shop/recommendations/?locale=de-de&slot=basket&numbers=100000',
  '/api/shop/places/?locale=de-de&place=Berlin',
  '/api/shop/postcodes/?locale=de-de&postcode=10115',
  '/api/shop/redirect/alt/?locale=de-de',
])
  test(`${path} is for reading`, async ({ ask }) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const given = `{"__proto__":{"polluted":true},"term":"${marker}"}`
      const { status, headers, body } = await ask(path, {
        method,
        headers: { 'content-type': 'application/json', 'content-length': String(given.length) },
        body: given,
      })
      expect(status, method).toBe(405)
      expect(headers.allow).toContain('GET')
      expect(JSON.parse(body)).toEqual({ status: 405, title: 'Method not allowed' })
    }
    const head = await ask(path, { method: 'HEAD' })
    expect(head.body).toBe('')
    expect(head.status).toBe((await ask(path)).status)
  })
