import { describe, expect, it } from 'vitest'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import { termsOfOrder } from '@/lib/shop/returns/return-time'
import { lastReturnDay, termsAt } from '@/lib/shop/rules/return-terms'

const timezone = 'Europe/Berlin'
const christmas = { from: '2026-11-15', to: '2026-12-24', until: '2027-01-31' }
const easter = { from: '2026-03-01', to: '2026-04-05', until: '2026-06-30' }

describe('the terms of an order', () => {
  it.each([
    ['2026-11-14T22:59:59Z', []],
    ['2026-11-14T23:00:00Z', [christmas]],
    ['2026-12-24T22:59:59Z', [christmas]],
    ['2026-12-24T23:00:00Z', []],
    ['2026-03-01T10:00:00Z', [easter]],
  ])('of %s keep the longer times of its day alone', (placedAt, longer) => {
    const kept = termsAt(
      { ...usualReturnTerms, days: 21, longer: [christmas, easter] },
      new Date(placedAt),
      timezone,
    )
    expect(kept).toEqual({ ...usualReturnTerms, days: 21, longer })
  })

  it('are those it was placed under, whatever the shop promises today', () => {
    const returnTerms = { days: 21, longer: [christmas], postage: undefined }
    const today = { ...usualReturnTerms, days: 14, longer: [] }
    expect(termsOfOrder({ returnTerms }, today)).toEqual({ ...today, days: 21, longer: [christmas] })
    expect(termsOfOrder({ returnTerms }, { ...today, days: 100, longer: [easter] }).days).toBe(21)
  })

  it('keep who was to pay, and what older ones were not told is as it was', () => {
    const told = { payer: 'customer', freightCost: 4_900, refundDays: 7, takesMade: false } as const
    const today = { ...usualReturnTerms, ...told }
    const kept = { days: 21, longer: [], postage: undefined }
    expect(termsOfOrder({ returnTerms: { ...kept, ...told } }, usualReturnTerms)).toMatchObject(told)
    const { payer, freightCost, refundDays } = usualReturnTerms
    for (const returnTerms of [kept, null])
      expect(termsOfOrder({ returnTerms }, today)).toMatchObject({ payer, freightCost, refundDays })
  })

  it('are the better of the usual ones and of those today, where none were kept', () => {
    const older = { returnTerms: null }
    expect(termsOfOrder(older, { ...usualReturnTerms, days: 0, longer: [] })).toEqual(usualReturnTerms)
    const today = termsOfOrder(older, { ...usualReturnTerms, days: 100, longer: [easter] })
    expect(today.days).toBe(100)
    const sent = {
      placedAt: new Date('2026-03-02T10:00:00Z'),
      shipments: [{ shippedAt: new Date('2026-03-03T10:00:00Z') }],
    }
    expect(lastReturnDay(sent, { terms: today, timezone })).toBe('2026-06-30')
  })
})
