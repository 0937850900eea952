import { describe, expect, it } from 'vitest'
import { advisorOf } from '@/lib/shop/advisors/advisor-of'
import { rowsFor } from '@/lib/shop/advisors/size-table'
import { productView, variantView } from '../../../fixtures/product'

const category = (...keys: string[]) => keys.map((key) => ({ key, name: key, href: `/de/${key}/` }))
const sized = (...sizes: string[]) => sizes.map((size) => variantView(size, { label: size }))

describe('the rows of the size table', () => {
  it.each([
    [
      ['62', '68'],
      [56, 62, 68, 74],
      [62, 68],
    ],
    [['50'], [50, 56], [50]],
    [['62/68'], [56, 62, 68, 74], [62, 68]],
    [['116'], [110, 116], [116]],
    [
      ['50', '68'],
      [50, 56, 62, 68, 74],
      [50, 68],
    ],
    [['S', 'M'], [], []],
    [[], [], []],
  ])('for %j are %j', (labels, sizes, offered) => {
    const rows = rowsFor(labels)
    expect(rows.map(({ row }) => row.size)).toEqual(sizes)
    expect(rows.filter(({ isOffered }) => isOffered).map(({ row }) => row.size)).toEqual(offered)
  })
})

describe('the advisor of a product', () => {
  it.each([
    ['clothes in sizes', category('kleidung', 'jacken'), sized('62', '68'), 'size'],
    ['clothes of one size', category('kleidung'), sized('Einheitsgröße'), undefined],
    ['sleeping bags', category('schlafen', 'schlafsaecke'), sized('70', '90'), 'tog'],
    ['prams', category('unterwegs', 'kinderwagen'), sized('62'), undefined],
    ['nothing in particular', [], [], undefined],
  ])('for %s', (_, categories, variants, expected) =>
    expect(advisorOf(productView({ categories, variants }))).toBe(expected),
  )
})
