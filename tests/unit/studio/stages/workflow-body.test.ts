import { describe, expect, it } from 'vitest'
import { newWorkflow } from '@/lib/studio/stages/new-workflow'
import { takesPagesOf } from '@/lib/studio/stages/takes-pages'
import { workflowBody } from '@/lib/studio/stages/workflow-body'

const stage = { color: '#56616e', allowPublish: false, needsOther: false, roles: [] }
const bodyOf = (...names: string[]) => ({
  ...{ name: 'Pages', isDefault: false, contentTypes: [], folderIds: [] },
  stages: names.map((name) => ({ ...stage, name })),
})

describe('a workflow', () => {
  it.each([
    [['Draft', 'Review'], []],
    [['Draft', 'Draft'], ['stages.1.name twice']],
    [['Draft', 'Review', ' draft '], ['stages.2.name twice']],
    [['Draft', ''], ['stages.1.name required']],
    [[], ['stages required']],
  ])('has stages of different names: %j', (names, wanted) => {
    const read = workflowBody.safeParse(bodyOf(...names))
    const told = read.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []
    expect(told).toEqual(wanted)
  })

  it('has no four eyes where its pages begin', () => {
    const body = bodyOf('Draft', 'Review')
    const eyes = (at: number) => ({
      ...body,
      stages: body.stages.map((one, place) => ({ ...one, needsOther: place === at })),
    })
    expect([0, 1].map((at) => workflowBody.safeParse(eyes(at)).error?.issues[0]?.message)).toEqual([
      'firstEyes',
      undefined,
    ])
  })

  it.each(['de', 'en', 'fr'] as const)('is made of what the dialog begins with in %s', (language) => {
    const { pages, folders, ...body } = newWorkflow(language)
    expect(workflowBody.parse(body).stages.map(({ allowPublish }) => allowPublish)).toEqual([
      false,
      false,
      true,
    ])
    expect({ pages, folders }).toEqual({ pages: {}, folders: [] })
  })

  it.each([
    [false, false, true],
    [false, true, false],
    [true, false, true],
    [true, true, true],
  ])(
    'approves no page by removing a stage: from one that allows (%s) to one that does (%s)',
    (from, to, may) => {
      expect(takesPagesOf({ allowPublish: from }, { allowPublish: to })).toBe(may)
    },
  )
})
