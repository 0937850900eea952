import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ProductView } from '@/lib/shop/catalogue/product-view'
import type { Promotion } from '@/lib/shop/promotions'
import { ShippingRates } from '@/lib/storefront/screens/product/shipping-rates'
import { layoutDefinition } from '@/schemas/layout'
import { productView, variantView } from '@/tests/fixtures/product'
import { testMarket } from '@/tests/fixtures/render'

const conditions = [
  { label: 'Spedition', versandkosten: 2990 },
  { label: 'Standardversand', versandkosten: 490, ab_bestellwert: 0 },
  { label: 'Gratisversand', versandkosten: 0, ab_bestellwert: 5000 },
]

const promotion = {
  ...{ id: 'post', labels: {}, dateFrom: null, dateTo: null },
  effect: { type: 'free_shipping', minOrderValue: { EUR: 3000 }, includesFreight: false },
} as unknown as Promotion

function rates(
  shippingConditions: unknown[],
  overrides: Partial<ProductView> = {},
  code = 'de',
  promotions: readonly Promotion[] = [],
) {
  const html = renderToStaticMarkup(
    <ShippingRates
      view={productView(overrides)}
      market={testMarket(code)}
      conditions={layoutDefinition.schema.parse({ shippingConditions }).shippingConditions}
      promotions={promotions}
    />,
  )
  return [...html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)/g)].map(([, label, amount]) =>
    `${label}: ${amount}`.replaceAll(/[\u00a0\u202f]/g, ' '),
  )
}

const download = variantView('a', {
  availability: { ...variantView('a').availability, download: true },
})

test.each<[string, unknown[], Partial<ProductView>, string[]]>([
  [
    'as the content has it',
    conditions,
    {},
    ['Standardversand: 4,90 €', 'Gratisversand ab 50,00 € Bestellwert: versandkostenfrei'],
  ],
  ['by freight', conditions, { bulky: true }, ['Spedition: 29,90 €']],
  ['in own words where the content has none', [], {}, ['Versand: 4,99 €']],
  ['by freight in own words', [], { bulky: true }, ['Versand mit Spedition: 14,99 €']],
  ['not at all for a download', conditions, { variants: [download] }, []],
])('a product names its shipping %s', (_, content, overrides, expected) => {
  expect(rates(content, overrides)).toEqual(expected)
})

const at = (withTax: number) => {
  const variant = variantView('a')
  return { variants: [{ ...variant, price: { ...variant.price, withTax } }] }
}

test('names no costs that its price leaves behind', () => {
  expect(rates(conditions, at(8900))).toEqual(['Gratisversand: versandkostenfrei'])
})

test.each([
  [2900, ['Standardversand: 4,90 €', 'Versand ab 30,00 € Bestellwert: versandkostenfrei']],
  [3000, ['Versand: versandkostenfrei']],
])('names the free shipping of a promotion at a price of %i', (price, expected) => {
  expect(rates(conditions, at(price), 'de', [promotion])).toEqual(expected)
})

test('in the language of the market', () => {
  expect(rates(conditions.slice(2), {}, 'ch-fr')).toEqual(['Gratisversand: livraison offerte'])
  expect(rates(conditions, {}, 'ch-fr')[1]).toBe('Gratisversand dès CHF 50.00 d’achat: livraison offerte')
})
