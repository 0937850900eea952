import { describe, expect, test } from 'vitest'
import { placeAnswer } from '@/schemas/api/places'
import { givenConfig } from '../../fixtures/config'

givenConfig(() => ({ brand: 'baby' }))

const { GET, POST } = await import('@/app/api/shop/places/route')

const ask = (query: Record<string, string>) =>
  GET(new Request(`http://shop.example/api/shop/places/?${new URLSearchParams(query)}`))

describe('The call for places', () => {
  test.each([
    ['in the country of the market', { locale: 'de-de', place: 'Köln' }, 'Köln'],
    ['in the language of the market', { locale: 'fr-ch', place: '1204' }, 'Genève'],
    ['in another country', { locale: 'de-de', country: 'AT', place: '1010' }, 'Wien'],
    ['nowhere', { locale: 'de-de', place: 'Entenhausen' }, undefined],
    ['in none but the named country', { locale: 'de-de', country: 'AT', place: 'Köln' }, undefined],
  ])('finds a place %s', async (_, query, name) => {
    const response = await ask(query)
    expect(response.status).toBe(200)
    expect(placeAnswer.parse(await response.json()).place?.name).toBe(name)
  })

  test.each([
    ['no place', { locale: 'de-de' }, { place: 'is needed: a postcode or a place' }],
    ['blanks', { locale: 'de-de', place: '  ' }, { place: 'is needed: a postcode or a place' }],
    ['81 letters', { locale: 'de-de', place: 'a'.repeat(81) }, { place: 'is longer than 80 letters' }],
    [
      'an unknown country',
      { locale: 'de-de', place: 'Oslo', country: 'NO' },
      { country: 'must be one of DE, AT, CH, BE, FR, NL' },
    ],
    ['no market', { locale: 'en-gb', place: 'Köln' }, { locale: expect.stringContaining('de-de') }],
  ])('refuses %s, and says which field is wrong', async (_, query, errors) => {
    const response = await ask(query)
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.json()).toEqual({ status: 400, title: 'Bad request', errors })
  })

  test('is for reading', () => expect(POST().status).toBe(405))
})
