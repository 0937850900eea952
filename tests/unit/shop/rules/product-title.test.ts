import { describe, expect, test } from 'vitest'
import { productTitle, titleValues } from '@/lib/shop/rules/product-title'

describe('the title of a product', () => {
  const lino = { brand: 'Waldkind', name: 'Kinderwagen Lino' }
  test.each([
    ['is brand and name', lino, 'Waldkind Kinderwagen Lino'],
    ['has the subbrand after the brand', { ...lino, subbrand: 'Air' }, 'Waldkind Air Kinderwagen Lino'],
    ['ends with the colour', { ...lino, attributes: ['Salbei'] }, 'Waldkind Kinderwagen Lino Salbei'],
    ['ends with the size', { ...lino, attributes: [undefined, '70 cm'] }, 'Waldkind Kinderwagen Lino 70 cm'],
    [
      'ends with both',
      { ...lino, attributes: ['Salbei', '70 cm'] },
      'Waldkind Kinderwagen Lino Salbei 70 cm',
    ],
    ['does not repeat the brand', { brand: 'Waldkind', name: 'Waldkind Lino' }, 'Waldkind Lino'],
    ['does not repeat the subbrand', { ...lino, subbrand: 'Waldkind' }, 'Waldkind Kinderwagen Lino'],
    [
      'does not repeat the colour',
      { ...lino, name: 'Lino, salbei', colour: 'Salbei' },
      'Waldkind Lino, salbei',
    ],
    ['takes a part of a word for no repetition', { brand: 'Li', name: 'Lino' }, 'Li Lino'],
  ])('%s', (_, parts, title) => {
    expect(productTitle(parts)).toBe(title)
  })
})

describe('a title ends with', () => {
  const sizes = (...all: string[]) => all.map((asGro) => ({ attributes: { asGro } }))
  const plain = [{ attributes: {} }]
  test.each([
    ['the colour', { farbe: 'salbei' }, plain, [['farbe', 'salbei']]],
    ['the colour without the size', { farbe: 'salbei', asGro: '62' }, sizes('62'), [['farbe', 'salbei']]],
    ['the dimension', { vppdimension: '70x140' }, sizes('62'), [['vppdimension', '70x140']]],
    [
      'colour and dimension, which both set siblings apart',
      { vppdimension: '70x140', farbe: 'salbei' },
      plain,
      [
        ['farbe', 'salbei'],
        ['vppdimension', '70x140'],
      ],
    ],
    ['the size of its only variant, where it has no colour', {}, sizes('62'), [['asGro', '62']]],
    ['the size that all variants share', {}, sizes('62', '62'), [['asGro', '62']]],
    ['no size of several', {}, sizes('62', '68'), []],
    ['its own size, where variants name none', { asGro: '62' }, plain, [['asGro', '62']]],
    ['the double size', {}, [{ attributes: { doppelgroesse: '62/68' } }], [['doppelgroesse', '62/68']]],
    ['the measures, where there is no size', { masse: '60 x 120 cm' }, plain, [['masse', '60 x 120 cm']]],
    ['one size, not two', { masse: '60 x 120 cm' }, sizes('62'), [['asGro', '62']]],
    ['nothing else', { motivtext: 'hase' }, plain, []],
  ])('%s', (_, attributes, variants, expected) => {
    expect(titleValues({ attributes, variants })).toEqual(expected)
  })
})
