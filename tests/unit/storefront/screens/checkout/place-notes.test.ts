import { describe, expect, it } from 'vitest'
import { placeNotes } from '@/lib/storefront/screens/checkout/place-notes'
import { checkoutOf, testAddress, unfinished } from '@/tests/fixtures/checkout'
import { testMarket } from '@/tests/fixtures/render'

const market = testMarket()
const berlin = { ...testAddress, postcode: '10115', city: 'Berlin' }
const draftOf = (values: Record<string, string>) =>
  placeNotes(market, unfinished('address', { draft: { step: 'address', values, errors: {} } }))

describe('what is known of the places of a form', () => {
  it('are those of its postcodes', async () => {
    const values = {
      'delivery.postcode': '10115',
      'invoice.country': 'AT',
      'invoice.postcode': '1010',
    }
    expect(await draftOf(values)).toEqual({
      delivery: { expected: ['Berlin'], isConfirmed: false },
      station: { expected: [], isConfirmed: false },
      invoice: { expected: ['Wien'], isConfirmed: false },
    })
  })

  it('is nothing for a country that does not exist', async () => {
    const { invoice } = await draftOf({ 'invoice.country': '../x', 'invoice.postcode': '1010' })
    expect(invoice.expected).toEqual([])
  })

  it('is confirmed by the box alone while the form is refused', async () => {
    const place = { 'delivery.postcode': '10115', 'delivery.city': 'Hamburg' }
    expect((await draftOf(place)).delivery.isConfirmed).toBe(false)
    expect((await draftOf({ ...place, 'delivery.confirmedPlace': 'yes' })).delivery.isConfirmed).toBe(true)
  })

  it.each([
    ['stays confirmed in an address that was accepted', { ...berlin, city: 'Hamburg' }, true],
    ['needs no box where place and postcode agree', berlin, false],
    [
      'needs no box at a station',
      { ...berlin, city: 'Hamburg', pickup: { kind: 'packstation' as const, stationNumber: '145' } },
      false,
    ],
  ])('%s', async (_, deliveryAddress, isConfirmed) => {
    const { delivery, station } = await placeNotes(market, checkoutOf({ deliveryAddress }))
    expect(delivery.isConfirmed || station.isConfirmed).toBe(isConfirmed)
  })

  it('is nothing before there is an address', async () => {
    const { delivery } = await placeNotes(market, unfinished('address'))
    expect(delivery).toEqual({ expected: [], isConfirmed: false })
  })
})
