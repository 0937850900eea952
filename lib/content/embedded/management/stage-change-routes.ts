import { z } from 'zod'
import { answer, errors } from '../answer'
import { changeStage, listStageChanges, type StageEntry, type StageRefusal } from '../workflow/change-stage'
import { paging, pagingHeaders } from './paging'
import { fieldErrors, type ManagementRequest, readManagementQuery, unprocessable } from './request'

const number = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const changeBody = z.object({
  workflow_stage_change: z.object({
    workflow_stage_id: number,
    story_id: number,
    due_date: z.iso.datetime({ offset: true }).nullish(),
    note: z.string().max(2_000).optional(),
  }),
})
const changesQuery = z.object({ ...paging(100), with_story: number.optional() })

const toChange = ({ id, storyId, stageId, author, dueAt, note, createdAt }: StageEntry) => ({
  // Null once the stage is gone.
  ...{ id, story_id: storyId, workflow_stage_id: stageId, author, note, user_id: null },
  due_date: dueAt?.toISOString() ?? null,
  created_at: createdAt.toISOString(),
})

const refusals: Readonly<Record<StageRefusal, string>> = {
  missing: 'is not a stage of the story',
  otherWorkflow: 'is a stage of another workflow',
  notNext: 'does not follow the stage of the story',
  role: 'is not for this role',
  fourEyes: 'needs another person',
  eyesFirst: 'skips a stage that needs another person',
}

/** `workflow_stage_changes`: how stories went through their stages, and a further step. */
export async function stageChangeRoutes(request: ManagementRequest): Promise<Response> {
  const { db, method, path, params, body, author, ownerId, note } = request
  if (path.length !== 1) return errors.notFound()
  if (method === 'GET') {
    const query = readManagementQuery(changesQuery, params)
    if (!query.ok) return query.answer
    const { page, per_page: limit, with_story: storyId } = query.data
    const rows = await listStageChanges(db, { storyId, limit, offset: (page - 1) * limit })
    return answer(200, { workflow_stage_changes: rows.map(toChange) }, pagingHeaders(query.data, rows.length))
  }
  if (method !== 'POST') return errors.methodNotAllowed()
  const read = changeBody.safeParse(body)
  if (!read.success) return unprocessable(fieldErrors(read.error))
  const {
    story_id: storyId,
    workflow_stage_id: stageId,
    due_date: due,
    note: words,
  } = read.data.workflow_stage_change
  const dueAt = due === undefined ? undefined : due === null ? null : new Date(due)
  const changed = await db.transaction((tx) =>
    changeStage(tx, { storyId, stageId, dueAt, note: words }, { id: ownerId, name: author }),
  )
  if (!changed.ok) return unprocessable({ workflow_stage_id: [refusals[changed.error]] })
  const { story, to } = changed
  note({ kind: 'story-staged', story: { id: story.id, name: story.name }, detail: { to: to.name } })
  const [latest] = await listStageChanges(db, { storyId, limit: 1 })
  return answer(201, { workflow_stage_change: latest && toChange(latest) })
}
