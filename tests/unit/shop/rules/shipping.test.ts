import { describe, expect, test } from 'vitest'
import {
  missingForFree,
  type ShippingContent,
  shippingFallback,
  shippingOf,
  shippingRate,
  shippingRates,
} from '@/lib/shop/rules/shipping'

describe('the shipping fallback', () => {
  test.each([
    ['standard shipping', 0, false, 499],
    ['standard shipping whatever the order value', 999_900, false, 499],
    ['freight for bulky goods', 5000, true, 1499],
  ])('%s', (_, orderValue, bulky, cost) => {
    expect(shippingRate(shippingFallback, { orderValue, bulky })).toEqual({ amount: cost, label: '' })
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
    [0, false, 395, 'Standard', 5000],
    [4999, false, 395, 'Standard', 1],
    [5000, false, 0, 'Gratis', undefined],
    [5000, true, 2990, 'Spedition', undefined],
  ])(
    'an order of %i (bulky: %s) costs %i as %s, and lacks %s for none',
    (orderValue, bulky, amount, label, missing) => {
      expect(shippingRate(configured, { orderValue, bulky })).toEqual({ amount, label })
      expect(missingForFree(configured, orderValue)).toBe(missing)
    },
  )

  test('has its rates in the order of the values from which they hold', () => {
    expect(shippingRates(configured, false)).toEqual([
      { label: 'Standard', amount: 395, from: 0 },
      { label: 'Gratis', amount: 0, from: 5000 },
    ])
    expect(shippingRates(configured, true)).toEqual([{ label: 'Spedition', amount: 2990, from: 0 }])
    const only = shippingOf([{ label: 'Paket', versandkosten: 395, ab_bestellwert: 2000 }])
    expect(shippingRates(only, false)).toEqual([{ label: 'Paket', amount: 395, from: 0 }])
  })

  test('lacks nothing where no order value is sent for nothing', () => {
    expect(missingForFree(shippingFallback, 0)).toBeUndefined()
  })
})
