import { expect, it } from 'vitest'
import { takeOverWay, wayAddress } from '@/lib/studio/schedules/take-over-way'
import { stageAddress } from '@/lib/studio/ui/editor-address'

it.each([
  [{ why: 'person' }, false, 'here'],
  [{ why: 'stage', stage: 'Review' }, false, 'here'],
  [{ why: 'person' }, true, 'look'],
  [{ why: 'over' }, true, 'look'],
  [{ why: 'stage', stage: 'Review' }, true, 'stage'],
  [{ why: 'pages', pages: 'Winter' }, true, 'pages'],
] as const)('a plan on hold for %j, due: %s, goes on by %s', (reason, isDue, way) => {
  expect(takeOverWay({ isDue, reason })).toBe(way)
})

it('leads to the stages of the page', () => {
  expect(wayAddress({ href: '/studio/stories/7/' }, 'stage')).toBe(stageAddress(7))
})
