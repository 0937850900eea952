import { expect, test } from 'vitest'
import { dice } from '@/scripts/seed/catalogue/dice'

test('dice fall the same way for the same seed, and another way for another', () => {
  const thrown = (seed: string) => {
    const { below } = dice(seed)
    return Array.from({ length: 6 }, () => below(1000))
  }
  expect(thrown('a')).toEqual(thrown('a'))
  expect(thrown('a')).not.toEqual(thrown('b'))
})
