import { describe, expect, test } from 'vitest'
import { productTitle } from '@/lib/shop/rules/product-title'

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
