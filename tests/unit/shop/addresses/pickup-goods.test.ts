import { describe, expect, it } from 'vitest'
import { goodsError, packedOf, pickupFault, postBoxFault } from '@/lib/shop/addresses/pickup-goods'
import { goodsFault } from '@/lib/storefront/screens/address-fields/goods-fault'
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
      for (const key of [
        'pickupFreight',
        'pickupWeight',
        'pickupSize',
        'postBoxFreight',
        'postBoxFreightMixed',
      ] as const)
        expect(goodsFault(testMarket(code, 'bm'), goodsError({ key, name: 'Bett | groß' }))).toContain(
          'Bett | groß',
        )
    expect(goodsFault(testMarket(), 'choice')).toBeUndefined()
  })
})

describe('A post box', () => {
  const goods = [small, { ...small, name: 'Bett', isBulky: true }]
  it.each([
    ['Postfach 12', true],
    ['Postfach', true],
    ['POSTFACH 10 20 30', true],
    ['Case postale 7', true],
    ['Casella  postale 7', true],
    ['Boîte postale 31', true],
    ['Bo\u0069\u0302te postale 31', true],
    ['boite postale 31', true],
    ['BP 31', true],
    ['B.P. 31', true],
    ['CP 12', true],
    ['C. P. 12', true],
    ['PF 120', true],
    ['Postbus 1234', true],
    ['P.O. Box 9', true],
    ['PO Box 9', true],
    ['Postlagernd', true],
    ['Poste restante', true],
    ['Musterweg 1', false],
    ['Postfachweg 1', false],
    ['Postfach-Weg 1', false],
    ['Postbusstraat 1', false],
    ['Bahnhofstrasse 1, Postfach', false],
    ['Bpweg 3', false],
    ['Rue du Lac 7 boîte 3', false],
    ['Pfarrgasse 2', false],
    ['CP-Straße 2', false],
  ])('%s takes no freight: %s', (street, isBox) => {
    expect(postBoxFault({ street }, goods)).toEqual(
      isBox ? { key: 'postBoxFreightMixed', name: 'Bett' } : undefined,
    )
    // With nothing beside it there is nothing that could be ordered for the post box.
    expect(postBoxFault({ street }, goods.slice(1))).toEqual(
      isBox ? { key: 'postBoxFreight', name: 'Bett' } : undefined,
    )
    // What a post brings goes to it.
    expect(postBoxFault({ street }, [small])).toBeUndefined()
  })
})
