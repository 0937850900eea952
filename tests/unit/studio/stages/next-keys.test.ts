import { expect, it } from 'vitest'
import { keyed, nextOf, placed, withNext, withoutStage } from '@/lib/studio/stages/next-keys'

const stages = keyed([{ next: [1] }, { next: [] }, { next: [0] }], (_, place) => 'abc'[place] ?? '')
const [a, b] = stages

it('names the stages that may follow by keys, and all the others where none is named', () => {
  expect(stages.map((stage) => nextOf(stage, stages))).toEqual([['b'], ['a', 'c'], ['a']])
})

it('takes one more, and one less', () => {
  expect(a && withNext(a, stages, 'c', true)).toEqual([])
  expect(b && withNext(b, stages, 'a', false)).toEqual(['c'])
})

it('is stored by places, also after one is moved or removed', () => {
  expect(placed(stages)).toEqual([{ next: [1] }, { next: [] }, { next: [0] }])
  expect(placed(stages.toReversed())).toEqual([{ next: [2] }, { next: [] }, { next: [1] }])
  expect(placed(withoutStage(stages, 'a'))).toEqual([{ next: [] }, { next: [] }])
})
