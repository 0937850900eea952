import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  articleNumber,
  articleNumberOf,
  displayReferenceKey,
  shownArticleNumberOf,
  shownStockNumbersOf,
} from '@/lib/shop/rules/reference-key'

describe('a reference key as it is shown', () => {
  test.each([
    ['1047.11', '104711'],
    ['1.047.112.358', '1047112'],
    ['0104711', '104711'],
    ['00.12.345.678', '12345'],
    ['AB.1234567', 'AB12345'],
    ['000', ''],
    ['', ''],
  ])('%j is %j', (key, shown) => {
    expect(displayReferenceKey(key)).toBe(shown)
  })

  test('has no dot, at most 7 characters and no zero before it', () => {
    fc.assert(
      fc.property(fc.string(), (key) => {
        const shown = displayReferenceKey(key)
        expect(shown).not.toContain('.')
        expect(shown.length).toBeLessThanOrEqual(7)
        expect(shown.startsWith('0')).toBe(false)
        expect(key.replaceAll('.', '')).toContain(shown)
      }),
    )
  })
})

describe('the number of an article', () => {
  test.each([
    ['0104711', '104711'],
    ['1.047.112.358', '1047112'],
    ['SKU-100234-BLU', 'SKU-100234-BLU'],
    ['AB.1234567', 'AB.1234567'],
    ['12345678', '12345678'],
    ['0012345678', '0012345678'],
    ['000', '000'],
  ])('of the key %j is %j', (key, shown) => {
    expect(articleNumber(key)).toBe(shown)
  })
})

describe('the number of an article on papers and in mails', () => {
  test.each([
    ['0104711', '104711'],
    ['0012', '12'],
    ['000', '000'],
    ['10.02345.67', '10.02345.67'],
    ['0012345678', '0012345678'],
    ['AB.1', 'AB.1'],
    [undefined, '100043'],
  ])('of the key %j is %j, as on its page where no two articles can have it', (referenceKey, shown) => {
    expect(shownArticleNumberOf({ referenceKey, number: '100043' })).toBe(shown)
  })
})

describe('the number of an article in exports', () => {
  const keys = ['10.02345.67', '10.02345.68', '1002345', '0012', '12', '0104711', '104711', '000', 'AB.1']

  test.each(keys)('of the key %j is the whole key', (referenceKey) => {
    expect(articleNumberOf({ referenceKey, number: '100043' })).toBe(referenceKey)
  })

  test('is never that of two articles', () => {
    expect(new Set(keys.map((referenceKey) => articleNumberOf({ referenceKey, number: '1' }))).size).toBe(
      keys.length,
    )
  })

  test('is the number of the page in orders from before the key was kept', () => {
    expect(articleNumberOf({ number: '100043' })).toBe('100043')
  })
})

test.each([
  ['0100061.beidseitig', '100061'],
  ['0100061.1.2', '100061, 0100061.1.2'],
  ['SKU-7', '100061, SKU-7'],
])('papers name the variant %s by %s', (variant, shown) =>
  expect(shownStockNumbersOf({ product: { referenceKey: '0100061', number: '100061' }, variant })).toBe(
    shown,
  ),
)
