import { describe, expect, test } from 'vitest'
import { markOf, markSource, methodSource } from '@/lib/storefront/design/logos/mark-of'
import { paymentMethods } from '@/schemas/shop'

describe('the picture of a mark', () => {
  // A word among drawings looks like one that is missing.
  test.each(paymentMethods)('payment method %s has one', (code) => {
    expect(markOf(code)).toBeTypeOf('string')
  })

  test('no two payment methods share one', () => {
    const pictures = paymentMethods.map(markOf)
    expect(new Set(pictures).size).toBe(pictures.length)
  })

  test.each(['XX', '', undefined, '__proto__', 'constructor'])('%j is written as a word', (code) => {
    expect(markOf(code)).toBeUndefined()
  })

  test('has an address', () => {
    expect(markSource('PP')).toMatch(/^\/pictures\/marks\/wallet\.svg\?v=\w+$/)
    expect(markSource('KK')).toMatch(/^\/pictures\/marks\/card\.svg/)
  })

  test('where one chooses how to pay, every method has a drawing of its own', () => {
    expect(new Set(paymentMethods.map(methodSource)).size).toBe(paymentMethods.length)
    expect(methodSource('KK')).toMatch(/\/card\.svg/)
  })

  test.each(['parcel', 'pick-up', 'lock', 'shield'])('%s names a drawing', (code) => {
    expect(markOf(code)).toBe(code)
  })
})
