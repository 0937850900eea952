import { expect, it } from 'vitest'
import { barTo, type StageRead, stageBody, stageOptions } from '@/lib/studio/stories/bulk/stage-target'

const page = (more: Partial<StageRead> = {}): StageRead => ({
  ...{ read: '1 2026', stage: 1, assignee: 'eva', dueOn: '2026-12-20' },
  options: [
    { id: 1, name: 'Entwurf' },
    { id: 2, name: 'Prüfung', bar: 'fourEyes' },
    { id: 3, name: 'Freigegeben' },
  ],
  people: [
    { id: 'eva', name: 'Eva', at: [1] },
    { id: 'ole', name: 'Ole', at: [1, 3] },
  ],
  ...more,
})
const other = page({ options: [{ id: 9, name: 'Recht' }], people: [{ id: 'ada', name: 'Ada', at: [9] }] })

it('several pages can be brought to the stages of any of them, and given to who can go on there', () => {
  const { stages, people } = stageOptions([page(), page(), other], 3)
  expect(stages.map(({ id }) => id)).toEqual([1, 2, 3, 9])
  expect(people).toEqual([{ id: 'ole', name: 'Ole' }])
  expect(stageOptions([page()], undefined).people).toEqual([])
})

it('says of each page what keeps it from a stage', () => {
  expect([1, 2, 3, 9].map((stage) => barTo(page(), stage))).toEqual([
    undefined,
    'fourEyes',
    undefined,
    'otherWorkflow',
  ])
})

it('leaves who goes on and until when as it is, unless it is said', () => {
  const mark = 'm'
  expect(stageBody(page(), { stage: 3, note: '' }, mark)).toEqual({
    ...{ stage: 3, note: '', read: '1 2026', dueOn: '2026-12-20', assignee: 'eva', seen: { mark } },
  })
  expect(stageBody(page(), { stage: 3, note: '', assignee: null }, mark).assignee).toBeNull()
  expect(stageBody(page(), { stage: 3, note: '', assignee: 'ole' }, mark).assignee).toBe('ole')
})
