import { describe, expect, it } from 'vitest'
import { marketsOf } from '@/lib/platform/markets/markets'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import { advisorOf } from '@/lib/shop/advisors/advisor-of'
import { rowsFor } from '@/lib/shop/advisors/size-table'
import { categoryTree } from '@/scripts/seed/content'
import { productView, variantView } from '../../../fixtures/product'

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

  it.each([
    [['50', '56', '62/68'], ['56'], [56]],
    [['50', '56'], [], []],
  ])('for %j offer what can be ordered: %j', (labels, orderable, offered) => {
    const rows = rowsFor(labels, orderable)
    expect(rows.length).toBe(rowsFor(labels).length)
    expect(rows.filter(({ isOffered }) => isOffered).map(({ row }) => row.size)).toEqual(offered)
  })
})

const usual = { size: ['kleidung'], tog: ['schlafsaecke'] }

describe('the advisor of a product', () => {
  it.each([
    ['clothes in sizes', ['kleidung', 'jacken'], sized('62', '68'), 'size'],
    ['clothes of one size', ['kleidung'], sized('Einheitsgröße'), undefined],
    ['sleeping bags', ['schlafen', 'schlafsaecke'], sized('70', '90'), 'tog'],
    ['prams', ['unterwegs', 'kinderwagen'], sized('62'), undefined],
    ['nothing in particular', [], [], undefined],
  ])('for %s', (_, categoryKeys, variants, expected) =>
    expect(advisorOf(productView({ categoryKeys, variants }), usual)).toBe(expected),
  )

  it('is that of the categories that the shop names', () => {
    const own = { size: ['textilien'], tog: ['naechte', 'betten'] }
    const of = (...keys: string[]) =>
      advisorOf(productView({ categoryKeys: keys, variants: sized('62') }), own)
    expect(of('textilien', 'bodys')).toBe('size')
    expect(of('naechte')).toBe('tog')
    expect(of('kleidung')).toBeUndefined()
    expect(of('schlafsaecke')).toBeUndefined()
  })

  it.each(['baby', 'bm'] as const)(
    'of a shop that names none is for categories of the sample catalogue: %s',
    (brand) => {
      for (const market of marketsOf(brand)) {
        const keys = categoryTree(brand, market).map(({ key }) => key)
        const { advisors } = defaultConfiguration(brand, market)
        expect(keys).toEqual(expect.arrayContaining([...advisors.size, ...advisors.tog]))
      }
    },
  )
})
