import { expect, it } from 'vitest'
import { median } from '@/scripts/bench/median'

it.each([
  [[7], 7],
  [[3, 1, 2], 2],
  [[10, 9, 100], 10],
  [[4, 1, 3, 2], 2.5],
  [[-1, -5], -3],
])('takes the middle of %j as %d', (figures, middle) => {
  expect(median(figures)).toBe(middle)
})

it('leaves the figures in their order', () => {
  const figures = [3, 1, 2]
  median(figures)
  expect(figures).toEqual([3, 1, 2])
})

it('has no middle of nothing', () => {
  expect(() => median([])).toThrow('no median')
})
