import { describe, expect, test } from 'vitest'
import {
  missingForFree,
  type ShippingContent,
  shippingCost,
  shippingFallback,
  shippingOf,
} from '@/lib/shop/rules/shipping'

describe('the shipping fallback', () => {
  test.each([
    ['standard shipping', 0, false, 499],
    ['standard shipping whatever the order value', 999_900, false, 499],
    ['freight for bulky goods', 5000, true, 1499],
  ])('%s', (_, orderValue, bulky, cost) => {
    expect(shippingCost(shippingFallback, { orderValue, bulky })).toBe(cost)
  })

  test.each<[string, ShippingContent]>([
    ['with empty content', []],
    [
      'with amounts that are none',
      [{ versandkosten: 4.99 }, { versandkosten: -1, ab_bestellwert: 0 }, { ab_bestellwert: 0 }],
    ],
  ])('applies %s', (_, content) => {
    expect(shippingOf(content)).toEqual(shippingFallback)
  })
})

describe('configured shipping', () => {
  const configured = shippingOf([
    { label: 'Spedition', versandkosten: 2990 },
    { label: 'Gratis', versandkosten: 0, ab_bestellwert: 5000 },
    { label: 'Standard', versandkosten: 395, ab_bestellwert: 0 },
  ])
  test.each([
    [0, false, 395, 5000],
    [4999, false, 395, 1],
    [5000, false, 0, undefined],
    [5000, true, 2990, undefined],
  ])('an order of %i (bulky: %s) costs %i, and lacks %s for none', (orderValue, bulky, cost, missing) => {
    expect(shippingCost(configured, { orderValue, bulky })).toBe(cost)
    expect(missingForFree(configured, orderValue)).toBe(missing)
  })

  test('lacks nothing where no order value is sent for nothing', () => {
    expect(missingForFree(shippingFallback, 0)).toBeUndefined()
  })
})
