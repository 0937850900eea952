import { describe, expect, test } from 'vitest'
import { postcodeAnswer } from '@/schemas/api/postcodes'
import { givenConfig } from '../../fixtures/config'

givenConfig(() => ({ brand: 'baby' }))

const { GET, POST } = await import('@/app/api/shop/postcodes/route')

const ask = (query: Record<string, string>) =>
  GET(new Request(`http://shop.example/api/shop/postcodes/?${new URLSearchParams(query)}`))

describe('The call for the places of a postcode', () => {
  test.each([
    ['in the country of the market', { locale: 'de-de', postcode: '10115' }, ['Berlin']],
    ['in another country', { locale: 'de-de', country: 'AT', postcode: '1010' }, ['Wien']],
    ['of which nothing is known', { locale: 'de-de', postcode: '99999' }, []],
    ['in a country without a table', { locale: 'fr-ch', postcode: '1204' }, []],
  ])('answers one %s', async (_, query, places) => {
    const response = await ask(query)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
    const answer = postcodeAnswer.parse(await response.json())
    expect(answer.places.map(({ place }) => place)).toEqual(places)
  })

  const fewDigits = { postcode: 'is needed: the first three digits of a postcode at least' }

  test.each([
    ['no postcode', { locale: 'de-de' }, fewDigits],
    ['two digits', { locale: 'de-de', postcode: '10' }, fewDigits],
    ['a place', { locale: 'de-de', postcode: 'Berlin' }, fewDigits],
    ['more than a postcode', { locale: 'de-de', postcode: '101150' }, fewDigits],
    [
      'an unknown country',
      { locale: 'de-de', postcode: '10115', country: 'NO' },
      { country: 'must be one of DE, AT, CH, BE, FR, NL' },
    ],
    ['no market', { locale: 'en-gb', postcode: '10115' }, { locale: expect.stringContaining('de-de') }],
  ])('refuses %s, and says which field is wrong', async (_, query, errors) => {
    const response = await ask(query)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ status: 400, title: 'Bad request', errors })
  })

  test('is for reading', () => expect(POST().status).toBe(405))
})
