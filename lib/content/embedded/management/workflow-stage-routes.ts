import { z } from 'zod'
import type { Transaction } from '@/lib/platform/db'
import { answer, errors } from '../answer'
import { createStage, deleteStage, FirstEyes, refuseFirstEyes, updateStage } from '../workflow/edit-workflows'
import { listWorkflows, type Stage, type Workflow } from '../workflow/stage-of'
import { fieldErrors, idOf, type ManagementRequest, unprocessable } from './request'

const number = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const name = z.string().trim().min(1).max(255)
const color = z.string().regex(/^#[0-9a-fA-F]{6}$/)

/** The roles of the Studio stand for the cloud's roles of a space, by their numbers. */
const roleNumbers = { editor: 1, publisher: 2, admin: 3 } as const
const roleOf = new Map<number, string>(Object.entries(roleNumbers).map(([role, of]) => [of, role]))
const numberOf = new Map<string, number>(Object.entries(roleNumbers))

const stageFields = z.object({
  name,
  color: color.default('#56616e'),
  position: z.number().int().min(0).max(1_000).optional(),
  workflow_id: number,
  allow_publish: z.boolean().optional(),
  allow_all_users: z.boolean().optional(),
  allow_all_stages: z.boolean().optional(),
  space_role_ids: z.array(z.number().refine((of) => roleOf.has(of), 'is no role of the space')).optional(),
  workflow_stage_ids: z.array(number).max(100).optional(),
  after_publish_id: number.nullish(),
  /** The shop's own: another person than the writer brings pages here. */
  needs_other_person: z.boolean().optional(),
})
const createStageBody = z.object({ workflow_stage: stageFields })
const updateStageBody = z.object({
  workflow_stage: stageFields.omit({ workflow_id: true, color: true }).extend({ color }).partial(),
})

const toStage = (stage: Stage, workflow: Workflow) => ({
  id: stage.id,
  name: stage.name,
  color: stage.color,
  position: stage.position,
  workflow_id: stage.workflowId,
  is_default: workflow.stages[0]?.id === stage.id,
  allow_publish: stage.allowPublish,
  allow_all_users: stage.roles.length === 0,
  allow_all_stages: stage.nextIds.length === 0,
  allow_admin_publish: false,
  allow_admin_change: true,
  allow_editor_change: stage.roles.length === 0 || stage.roles.includes('editor'),
  user_ids: [],
  space_role_ids: stage.roles.flatMap((role) => numberOf.get(role) ?? []),
  workflow_stage_ids: stage.nextIds,
  after_publish_id: stage.afterPublishId,
  story_editing_locked: false,
  needs_other_person: stage.needsOther,
})

/** The cloud's fields as columns; what was not sent stays. Whoever allows all users or stages takes the lists back. */
function stageColumns({
  allow_publish: allowPublish,
  after_publish_id: afterPublishId,
  needs_other_person: needsOther,
  space_role_ids: roles,
  allow_all_users: isForAll,
  workflow_stage_ids: next,
  allow_all_stages: isToAll,
  name,
  color,
  position,
}: z.output<typeof updateStageBody>['workflow_stage']) {
  return {
    ...{ name, color, position, allowPublish, afterPublishId, needsOther },
    ...(roles && { roles: roles.flatMap((of) => roleOf.get(of) ?? []) }),
    ...(isForAll && { roles: [] }),
    ...(next && { nextIds: next }),
    ...(isToAll && { nextIds: [] }),
  }
}

/** The stages that a stage names are of its own workflow. */
function foreignStages(
  workflow: Workflow,
  {
    workflow_stage_ids: next = [],
    after_publish_id: after,
  }: z.output<typeof updateStageBody>['workflow_stage'],
): Response | undefined {
  const isOwn = (id: number) => workflow.stages.some((stage) => stage.id === id)
  if (!next.every(isOwn)) return unprocessable({ workflow_stage_ids: ['are not stages of the workflow'] })
  if (after && !isOwn(after)) return unprocessable({ after_publish_id: ['is not a stage of the workflow'] })
  return undefined
}

async function shownStage({ db }: ManagementRequest, id: number, status = 200): Promise<Response> {
  for (const workflow of await listWorkflows(db)) {
    const stage = workflow.stages.find((each) => each.id === id)
    if (stage) return answer(status, { workflow_stage: toStage(stage, workflow) })
  }
  return errors.notFound()
}

/** Changes the stages of a workflow; refused where its pages would begin at a stage with four eyes. */
async function changeStages<T>(
  { db }: ManagementRequest,
  workflowId: number,
  change: (tx: Transaction) => Promise<T>,
): Promise<{ ok: true; value: T } | { ok: false; answer: Response }> {
  try {
    const value = await db.transaction(async (tx) => {
      const done = await change(tx)
      await refuseFirstEyes(tx, workflowId)
      return done
    })
    return { ok: true, value }
  } catch (error) {
    if (!(error instanceof FirstEyes)) throw error
    const needs = 'is for a later stage: stories are in the first one from the beginning'
    return { ok: false, answer: unprocessable({ needs_other_person: [needs] }) }
  }
}

/** `workflow_stages` and `workflow_stages/{id}`. */
export async function workflowStageRoutes(request: ManagementRequest): Promise<Response> {
  const { db, method, path, params, body, note } = request
  const all = await listWorkflows(db)
  if (path.length === 1 && method === 'GET') {
    const within = idOf(params.get('in_workflow'))
    const some = all.filter(({ id }) => within === undefined || id === within)
    return answer(200, {
      workflow_stages: some.flatMap((workflow) => workflow.stages.map((stage) => toStage(stage, workflow))),
    })
  }
  if (path.length === 1 && method === 'POST') {
    const read = createStageBody.safeParse(body)
    if (!read.success) return unprocessable(fieldErrors(read.error))
    const { workflow_id: within, ...input } = read.data.workflow_stage
    const workflow = all.find(({ id }) => id === within)
    if (!workflow) return unprocessable({ workflow_id: ['is not a workflow'] })
    const foreign = foreignStages(workflow, input)
    if (foreign) return foreign
    const columns = { ...stageColumns(input), name: input.name, color: input.color }
    const made = await changeStages(request, workflow.id, (tx) => createStage(tx, workflow.id, columns))
    if (!made.ok) return made.answer
    note({ kind: 'workflow-changed', detail: { name: workflow.name } })
    return made.value === undefined ? errors.notFound() : shownStage(request, made.value, 201)
  }
  if (path.length === 1) return errors.methodNotAllowed()
  const id = path.length === 2 ? idOf(path[1]) : undefined
  const workflow = all.find(({ stages }) => stages.some((stage) => stage.id === id))
  const known = workflow?.stages.find((stage) => stage.id === id)
  if (!workflow || !known) return errors.notFound()
  if (method === 'GET') return answer(200, { workflow_stage: toStage(known, workflow) })
  if (method === 'DELETE') {
    const gone = await changeStages(request, workflow.id, (tx) => deleteStage(tx, known))
    if (!gone.ok) return gone.answer
    if (!gone.value) return unprocessable({ base: ['A workflow has at least one stage'] })
    note({ kind: 'workflow-changed', detail: { name: workflow.name } })
    return new Response(null, { status: 204 })
  }
  if (method !== 'PUT') return errors.methodNotAllowed()
  const read = updateStageBody.safeParse(body)
  if (!read.success) return unprocessable(fieldErrors(read.error))
  const foreign = foreignStages(workflow, read.data.workflow_stage)
  if (foreign) return foreign
  const columns = stageColumns(read.data.workflow_stage)
  const changed = await changeStages(request, workflow.id, (tx) => updateStage(tx, known.id, columns))
  if (!changed.ok) return changed.answer
  note({ kind: 'workflow-changed', detail: { name: workflow.name } })
  return shownStage(request, known.id)
}
