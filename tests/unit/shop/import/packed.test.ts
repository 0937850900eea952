import { expect, test } from 'vitest'
import { attributeOfColumn } from '@/lib/shop/import/column-words'
import { readPacked } from '@/lib/shop/import/google/read-packed'

const box = (length: string, width: string, height: string) => ({
  ...{ shipping_length: length, shipping_width: width, shipping_height: height },
})

test.each<[Record<string, string>, Record<string, string>, string[]]>([
  [{ shipping_weight: '3 kg' }, { paketgewicht: '3' }, []],
  [{ shipping_weight: '4,2' }, { paketgewicht: '4.2' }, []],
  [{ shipping_weight: '4.25 KG' }, { paketgewicht: '4.25' }, []],
  [{ shipping_weight: '900 g' }, { paketgewicht: '0.9' }, []],
  [{ shipping_weight: '10lb' }, { paketgewicht: '4.536' }, []],
  [{ shipping_weight: '8 oz' }, { paketgewicht: '0.227' }, []],
  [{ shipping_weight: '0 kg' }, {}, ['shipping_weight']],
  [{ shipping_weight: '4200' }, {}, ['shipping_weight']],
  [{ shipping_weight: 'schwer' }, {}, ['shipping_weight']],
  [{ shipping_weight: '3 Stück' }, {}, ['shipping_weight']],
  [box('60 cm', '40', '300 mm'), { paketmasse: '60x40x30' }, []],
  [box('0,6 m', '20 in', '30,5 cm'), { paketmasse: '60x50.8x30.5' }, []],
  [box('60 cm', 'breit', '30 cm'), {}, ['shipping_width']],
  [{ shipping_length: '60 cm', shipping_width: '40 cm' }, {}, ['shipping_height']],
  [{ parcel_size: '60x40x30' }, { paketmasse: '60x40x30' }, []],
  [{ parcel_size: '600 × 400 × 300 mm' }, { paketmasse: '60x40x30' }, []],
  [{ parcel_size: '60 cm x 40 cm x 30 cm' }, { paketmasse: '60x40x30' }, []],
  [{ parcel_size: '60x40' }, {}, ['parcel_size']],
  [{ parcel_size: 'groß' }, {}, ['parcel_size']],
  [{}, {}, []],
])('%j of a packed article is read as %j', (row, packed, named) => {
  const noted: string[] = []
  expect(
    readPacked(
      (name) => row[name],
      (attribute) => noted.push(attribute),
    ),
  ).toEqual(packed)
  expect(noted).toEqual(named)
})

test.each([
  ['shipping_weight', ['Paketgewicht', 'Poids du colis', 'Pakketgewicht']],
  ['shipping_length', ['Paketlänge', 'Longueur du colis', 'Pakketlengte']],
  ['shipping_width', ['Paketbreite', 'Largeur du colis', 'Pakketbreedte']],
  ['shipping_height', ['Pakethöhe', 'Hauteur du colis', 'Pakkethoogte']],
  ['parcel_size', ['Paketmaße', 'Dimensions du colis', 'Pakketafmetingen']],
])('%s has a column in each language', (attribute, columns) => {
  expect(columns.map(attributeOfColumn)).toEqual(columns.map(() => attribute))
})
