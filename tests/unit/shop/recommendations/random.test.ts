import { describe, expect, it } from 'vitest'
import { randomNumbers } from '@/lib/shop/recommendations/random'
import { recommendationSlots, slotNames } from '@/lib/shop/recommendations/settings'

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
  it.each(slotNames)('%s has twelve places', (slot) => {
    expect(recommendationSlots[slot]).toMatchObject({
      recommendationId: slot,
      size: 12,
      fillWithRandom: true,
    })
  })
})
