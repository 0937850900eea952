import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { articleNumber, displayReferenceKey } from '@/lib/shop/rules/reference-key'

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
