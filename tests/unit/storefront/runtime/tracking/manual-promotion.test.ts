import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ManualPromotion,
  manualPromotion,
  promotionToSee,
} from '@/lib/storefront/runtime/tracking/manual-promotion'
import { trackingEvent } from '@/schemas/tracking'

const whole = {
  promotionId: 'winter',
  promotionName: 'Warme Nächte',
  promotionCreative: 'night',
  promotionSlot: 'home-1',
}

describe('The parts of a promotion', () => {
  it.each<[ManualPromotion, string | undefined]>([
    [whole, 'winter-_-Warme Nächte-_-night-_-home-1'],
    [{ ...whole, promotionId: ' winter ' }, 'winter-_-Warme Nächte-_-night-_-home-1'],
    [{ ...whole, promotionId: undefined }, undefined],
    [{ ...whole, promotionName: '' }, undefined],
    [{ ...whole, promotionCreative: ' ' }, undefined],
    [{ ...whole, promotionSlot: undefined }, undefined],
    [{ promotionId: 'winter' }, undefined],
    [{}, undefined],
  ])('are joined only when all four are given: %j', (given, joined) => {
    expect(manualPromotion(given)).toBe(joined)
    expect('data-promotion' in promotionToSee(given)).toBe(joined !== undefined)
  })

  it('come back from the text that they make', () => {
    const part = fc.stringMatching(/^[a-z0-9 ]{0,8}$/)
    fc.assert(
      fc.property(part, part, part, part, (...parts) => {
        const [promotionId, promotionName, promotionCreative, promotionSlot] = parts
        const joined = manualPromotion({ promotionId, promotionName, promotionCreative, promotionSlot })
        const trimmed = parts.map((each) => each.trim())
        expect(joined?.split('-_-')).toEqual(trimmed.every((each) => each !== '') ? trimmed : undefined)
      }),
    )
  })

  it('are told once in a visit, when the promotion is seen', () => {
    const { event, once } = JSON.parse(promotionToSee(whole)['data-promotion'] ?? '')
    expect(trackingEvent.parse(event)).toEqual({
      event: 'frontend_view_promotion',
      ...{ promotion_id: 'winter', promotion_name: 'Warme Nächte' },
      ...{ creative_name: 'night', creative_slot: 'home-1' },
      promotion: 'winter-_-Warme Nächte-_-night-_-home-1',
    })
    expect(once).toEqual({ key: 'promotion:winter', lasting: 'session' })
  })
})
