import { describe, expect, test } from 'vitest'
import { minorUnitsOf, shippingCost, shippingFallback, shippingOf } from '@/lib/shop/rules'

describe('the shipping fallback (section 9)', () => {
  test.each([
    ['standard shipping', 0, false, 499],
    ['standard shipping whatever the order value', 999_900, false, 499],
    ['freight for bulky goods', 5000, true, 1499],
  ])('%s', (_, orderValue, bulky, cost) => {
    expect(shippingCost(shippingFallback, { orderValue, bulky })).toBe(cost)
  })

  test.each([
    ['without content', undefined],
    ['with empty content', {}],
    ['with amounts that are none', { frachtkosten: 'x', conditions: [{ versandkosten: '-1' }] }],
  ])('applies %s', (_, content) => {
    expect(shippingOf(content)).toEqual(shippingFallback)
  })
})

describe('configured shipping', () => {
  const configured = shippingOf({
    frachtkosten: '29,90',
    conditions: [
      { label: 'Gratis', versandkosten: '0,00', ab_bestellwert: '50,00' },
      { label: 'Standard', versandkosten: '3,95', ab_bestellwert: '0,00' },
    ],
  })
  test.each([
    [0, false, 395],
    [4999, false, 395],
    [5000, false, 0],
    [5000, true, 2990],
  ])('an order of %i (bulky: %s) costs %i', (orderValue, bulky, cost) => {
    expect(shippingCost(configured, { orderValue, bulky })).toBe(cost)
  })

  test.each([
    ['14,99', 1499],
    ['4.5', 450],
    [0, 0],
    ['1.499,00', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('reads the amount %j as %j', (amount, units) => {
    expect(minorUnitsOf(amount)).toBe(units)
  })
})
