import { describe, expect, it } from 'vitest'
import { holdsAsSeen, stageBar } from '@/lib/content/embedded/workflow/stage-bar'
import { mayGoOn } from '@/lib/studio/stories/may-go-on'

const stage = (id: number, more: object = {}) => ({
  ...{ id, nextIds: [], roles: [], needsOther: false, allowPublish: false },
  ...more,
})
const [draft, legal, proof, ready] = [
  stage(1),
  stage(2, { needsOther: true }),
  stage(3),
  stage(4, { allowPublish: true, roles: ['publisher', 'admin'] }),
] as const
const all = [draft, legal, proof, ready]
const reader = { role: 'publisher' as const, isWriter: false }
const writer = { role: 'publisher' as const, isWriter: true }

describe('a stage with four eyes', () => {
  it.each([
    ['is reached by another person', draft, legal, reader, undefined],
    ['is not reached by the writer', draft, legal, writer, 'fourEyes'],
    ['is not passed on the way to what publishes', draft, ready, reader, 'eyesFirst'],
    ['is not passed on the way to what does not', draft, proof, reader, 'eyesFirst'],
    ['is left for later stages', legal, ready, writer, undefined],
    ['is not in the way behind it', proof, ready, writer, undefined],
    ['is not in the way back', ready, draft, writer, undefined],
    ['is reached from behind by another person', ready, legal, writer, 'fourEyes'],
    ['holds for programs', draft, ready, { role: undefined, isWriter: false }, 'eyesFirst'],
  ] as const)('%s', (_, from, to, by, wanted) => {
    expect(stageBar(from, to, by, all)).toBe(wanted)
  })

  const eyesFirst = stage(0, { needsOther: true })
  it.each([
    ['by another person', reader, undefined],
    ['not by the writer', writer, 'fourEyes'],
    ['not by a program that wrote it', { role: undefined, isWriter: true }, 'fourEyes'],
  ] as const)('is left where pages begin %s', (_, by, wanted) => {
    for (const to of [proof, ready])
      expect(stageBar(eyesFirst, to, by, [eyesFirst, proof, ready])).toBe(wanted)
  })

  it('holds pages as they were seen from there on', () => {
    expect(all.map((one) => holdsAsSeen(one, all))).toEqual([false, true, true, true])
    expect([draft, proof, ready].map((one) => holdsAsSeen(one, [draft, proof, ready]))).toEqual([
      false,
      false,
      true,
    ])
  })
})

it.each([
  ['at the draft, to the four eyes', draft, 'editor', false, true],
  ['at the draft, as its writer', draft, 'editor', true, false],
  ['before the last one, for publishers', proof, 'editor', false, false],
  ['before the last one, as one of them', proof, 'publisher', true, true],
  ['at the last one, which publishes', ready, 'editor', false, false],
  ['at the last one, as a publisher', ready, 'publisher', true, true],
] as const)('somebody can go on %s: %s', (_, at, role, isWriter, wanted) => {
  expect(mayGoOn(at, all, { role, isWriter })).toBe(wanted)
})
