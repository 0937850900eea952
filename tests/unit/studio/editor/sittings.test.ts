import { expect, it } from 'vitest'
import { beforeSitting, sittingsOf } from '@/lib/studio/editor/dialogs/sittings'

type Made = { id: number; event: 'saved' | 'published'; at: string; by?: string }

const saved = (id: number, clock: string, by = 'Ada'): Made => ({
  ...{ id, event: 'saved', by },
  at: `2026-11-30T${clock}:00Z`,
})
const byProgram = (id: number, clock: string): Made => {
  const { by: _, ...made } = saved(id, clock)
  return made
}

it.each<[string, Made[], number[][]]>([
  [
    'of one person within a short time are one entry',
    [saved(3, '10:06'), saved(2, '10:03'), saved(1, '10:00')],
    [[3, 2, 1]],
  ],
  [
    'that follow each other go on, however long it takes',
    [saved(3, '10:50'), saved(2, '10:25'), saved(1, '10:00')],
    [[3, 2, 1]],
  ],
  ['stand apart after a pause', [saved(2, '10:31'), saved(1, '10:00')], [[2], [1]]],
  [
    'of several people stand apart',
    [saved(3, '10:02'), saved(2, '10:01', 'Ben'), saved(1, '10:00')],
    [[3], [2], [1]],
  ],
  [
    'stand apart where one was published between them',
    [saved(3, '10:02'), { ...saved(2, '10:01'), event: 'published' }, saved(1, '10:00')],
    [[3], [2], [1]],
  ],
  ['of a program stand alone', [byProgram(2, '10:01'), byProgram(1, '10:00')], [[2], [1]]],
])('saved versions %s', (_, versions, wanted) => {
  const folded = sittingsOf(versions).map(({ last, earlier }) => [last.id, ...earlier.map(({ id }) => id)])
  expect(folded).toEqual(wanted)
})

it('a sitting is compared with what was before it, and one that is the whole history with its first version', () => {
  const [last, middle, first, before] = [
    saved(4, '10:06'),
    saved(3, '10:03'),
    saved(2, '10:00'),
    saved(1, '08:00'),
  ]
  const whole = { last, earlier: [middle, first] }
  expect(beforeSitting(whole, [last, middle, first, before], undefined)).toBe(before)
  expect(beforeSitting(whole, [last, middle, first], before)).toBe(before)
  expect(beforeSitting(whole, [last, middle, first], undefined)).toBe(first)
  expect(beforeSitting({ last: first, earlier: [] }, [first], undefined)).toBeUndefined()
})
