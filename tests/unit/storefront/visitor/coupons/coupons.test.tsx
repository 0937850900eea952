import { describe, expect, it } from 'vitest'
import { CouponList } from '@/lib/storefront/visitor/coupons/coupon-list'
import { offeredOf } from '@/lib/storefront/visitor/coupons/offered-coupons'
import { layoutDefinition } from '@/schemas/layout'
import { testMarket } from '@/tests/fixtures/render'
import { renderScreen } from '@/tests/unit/storefront/screens/checkout/render-screen'

const couponsOf = (dateTo?: string) =>
  layoutDefinition.schema.parse({
    coupons: [{ _uid: 'c', component: 'layout_coupon', name: 'Zehn Prozent', code: 'TEN', dateTo }],
  }).coupons

describe('the end of a coupon', () => {
  it.each([
    ['de', 'Europe/Berlin', '2026-11-30T23:00:00Z', 'gilt bis 30. November 2026'],
    ['de', 'Europe/Berlin', '2026-12-01T00:00:00Z', 'gilt bis 1. Dezember 2026, 01:00 Uhr'],
    ['de', 'Pacific/Auckland', '2026-11-30T11:00:00Z', 'gilt bis 30. November 2026'],
    ['ch-fr', 'Europe/Zurich', '2026-12-01T17:00:00Z', 'valable jusqu’au 1er décembre 2026 à 18 h'],
  ])('in %s and %s is %s: %s', (code, timezone, dateTo, words) => {
    const market = { ...testMarket(code), timezone }
    const { text } = renderScreen(
      <CouponList market={market} layout={{ coupons: couponsOf(dateTo) }} level="h2" />,
    )
    expect(text.replaceAll('\u00a0', ' ')).toContain(words)
  })

  it.each([
    ['its own without another', '2026-12-02T00:00:00.000Z', undefined, '2026-12-02T00:00:00.000Z'],
    ['that of its voucher', undefined, '2026-12-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
    ['the earlier one', '2026-12-02T00:00:00.000Z', '2026-12-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
    ['the earlier one', '2026-11-02T00:00:00.000Z', '2026-12-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z'],
    ['open without any', undefined, undefined, undefined],
  ])('is %s', (_, own, to, end) => {
    const offered = offeredOf(couponsOf(own), [{ code: 'TEN', ...(to && { to }) }])
    expect(offered.map(({ dateTo }) => dateTo)).toEqual([end])
  })

  it('does not matter where the shop does not take the code', () => {
    expect(offeredOf(couponsOf(), [{ code: 'OTHER' }])).toEqual([])
  })
})

it.each([
  ['de', 'Code TEN, ab 40,00 €'],
  ['ch-fr', 'Code TEN, dès CHF 40.00 d’achat'],
])('a coupon in %s says from which value it is taken', (code, words) => {
  const layout = { coupons: couponsOf(), couponsFrom: { TEN: 4_000 } }
  const { text } = renderScreen(<CouponList market={testMarket(code)} layout={layout} level="h2" />)
  expect(text.replaceAll('\u00a0', ' ')).toContain(words)
})
