import { describe, expect, it } from 'vitest'
import { marketsOf } from '@/lib/platform/markets/markets'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import { randomNumbers } from '@/lib/shop/recommendations/random'
import { recommendationSlots } from '@/schemas/shop'

describe('random numbers for a slot', () => {
  it('are the same for the same seed and others for another', () => {
    expect(randomNumbers('2026-11-21 de-de', 1000, 12)).toEqual(randomNumbers('2026-11-21 de-de', 1000, 12))
    expect(randomNumbers('2026-11-22 de-de', 1000, 12)).not.toEqual(
      randomNumbers('2026-11-21 de-de', 1000, 12),
    )
  })

  it('are within their range, each once', () => {
    const numbers = randomNumbers('x', 50, 40)
    expect(new Set(numbers).size).toBe(40)
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...numbers)).toBeLessThanOrEqual(50)
  })

  it('end where there are no more', () => {
    expect(randomNumbers('x', 3, 12).sort()).toEqual([1, 2, 3])
    expect(randomNumbers('x', 0, 12)).toEqual([])
  })
})

describe('the recommendation slots', () => {
  it.each(recommendationSlots)('%s has twelve places in every shop', (slot) => {
    for (const brand of ['baby', 'bm'] as const)
      for (const market of marketsOf(brand))
        expect(defaultConfiguration(brand, market).recommendations.slots[slot]).toMatchObject({
          recommendationId: slot,
          uid: `recommendation-${slot}`,
          size: 12,
          fillWithRandom: true,
        })
  })
})
