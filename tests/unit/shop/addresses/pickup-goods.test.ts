import { describe, expect, it } from 'vitest'
import { packedOf, pickupError, pickupFault } from '@/lib/shop/addresses/pickup-goods'
import { stationFault } from '@/lib/storefront/screens/address-fields/station-fault'
import type { Country, PickupKind } from '@/schemas/shop'
import { testMarket } from '../../../fixtures/render'

const station = (country: Country, kind: PickupKind) => ({ country, pickup: { kind } })
const small = { name: 'Body', isBulky: false, quantity: 1 }

describe('A pick-up station', () => {
  it.each([
    ['DE', 'packstation', { isBulky: true }, 'pickupFreight'],
    ['DE', 'postfiliale', { isBulky: true }, 'pickupFreight'],
    ['AT', 'abholstation', { isBulky: true }, 'pickupFreight'],
    ['AT', 'postfiliale', { isBulky: true }, 'pickupFreight'],
    ['CH', 'mypost24', { isBulky: true }, 'pickupFreight'],
    ['CH', 'pickpost', { isBulky: true }, 'pickupFreight'],
    ['DE', 'packstation', { kilograms: 31.5 }, undefined],
    ['DE', 'packstation', { kilograms: 31.6 }, 'pickupWeight'],
    ['DE', 'packstation', { kilograms: 6.3, quantity: 5 }, undefined],
    ['DE', 'packstation', { kilograms: 6.3, quantity: 6 }, 'pickupWeight'],
    ['CH', 'pickpost', { kilograms: 30.1 }, 'pickupWeight'],
    ['DE', 'packstation', { centimetres: [75, 60, 40] }, undefined],
    ['DE', 'packstation', { centimetres: [76, 20, 10] }, 'pickupSize'],
    ['DE', 'packstation', { centimetres: [70, 50, 41] }, 'pickupSize'],
    ['DE', 'postfiliale', { centimetres: [110, 50, 50] }, undefined],
    ['CH', 'mypost24', { centimetres: [70, 30, 30] }, 'pickupSize'],
    ['DE', 'packstation', {}, undefined],
  ] as const)('in %s, %s, asked to take %j: %s', (country, kind, packed, key) => {
    const goods = [small, { ...small, name: 'Bett', ...packed }]
    expect(pickupFault(station(country, kind), goods)).toEqual(key && { key, name: 'Bett' })
  })

  it('takes a parcel of all the goods, whose heaviest ones are named', () => {
    const goods = [
      { ...small, kilograms: 8, quantity: 2 },
      { ...small, name: 'Bett', kilograms: 15.4 },
    ]
    expect(pickupFault(station('DE', 'packstation'), goods)).toBeUndefined()
    const more = [...goods, { ...small, name: 'Buch', kilograms: 0.2 }]
    expect(pickupFault(station('DE', 'packstation'), more)).toEqual({ key: 'pickupWeight', name: 'Body' })
  })

  it('is not what a door is', () =>
    expect(pickupFault({ country: 'DE' }, [{ ...small, isBulky: true }])).toBeUndefined())

  it.each([
    [
      { paketgewicht: '4,2', paketmasse: '30x60 x 40' },
      { kilograms: 4.2, centimetres: [60, 40, 30] },
    ],
    [{ paketgewicht: '31.5' }, { kilograms: 31.5 }],
    [{ paketgewicht: 'schwer', paketmasse: '60x40' }, {}],
    [{ paketmasse: '60xx40' }, {}],
    [{}, {}],
  ])('knows of an article with %j: %j', (attributes, packed) => expect(packedOf(attributes)).toEqual(packed))

  it('names the article that it does not take, in every language', () => {
    for (const code of ['de', 'fr', 'nl'])
      for (const key of ['pickupFreight', 'pickupWeight', 'pickupSize'] as const)
        expect(stationFault(testMarket(code, 'bm'), pickupError({ key, name: 'Bett | groß' }))).toContain(
          'Bett | groß',
        )
    expect(stationFault(testMarket(), 'choice')).toBeUndefined()
  })
})
