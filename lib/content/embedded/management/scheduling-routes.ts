import { z } from 'zod'
import { currentMs } from '@/lib/platform/clock'
import { answer, errors } from '../answer'
import { lockSpace, spaceId } from '../space'
import { stageRefusal } from '../workflow/gate'
import { contentRefusal } from './editing'
import { paging, pagingHeaders } from './paging'
import { findPlannable, pinDraft } from './pinned-versions'
import { fieldErrors, idOf, type ManagementRequest, readManagementQuery, unprocessable } from './request'
import { listPlanned, type PlannedStory, readPlanned, writePlanned } from './schedules'

const fields = z.object({
  story_id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  publish_at: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
  language: z.string().max(50).nullish(),
})
const createBody = z.object({ story_scheduling: fields })
const updateBody = z.object({ story_scheduling: fields.omit({ story_id: true }) })
const listQuery = z.object({ ...paging(100), by_status: z.string().optional() })

/** A story is scheduled once, so its number is that of its schedule. */
const toScheduling = ({ storyId, at }: Pick<PlannedStory, 'storyId' | 'at'>) => ({
  id: storyId,
  space_id: spaceId,
  story_id: storyId,
  language: '',
  publish_at: at.toISOString(),
  status: 'scheduled',
  deleted_at: null,
})

const scheduled = async ({ db }: ManagementRequest): Promise<PlannedStory[]> =>
  (await listPlanned(db)).filter(({ action }) => action === 'publish')

const list = async (request: ManagementRequest): Promise<Response> => {
  const query = readManagementQuery(listQuery, request.params)
  if (!query.ok) return query.answer
  const { page, per_page, by_status: status } = query.data
  const all = status === undefined || status === 'scheduled' ? await scheduled(request) : []
  const rows = all.slice((page - 1) * per_page, page * per_page)
  return answer(200, { story_schedulings: rows.map(toScheduling) }, pagingHeaders({ per_page }, all.length))
}

/**
 * Schedules the draft of a story as it is now; a schedule that gets another time keeps its version. Stories here have one
 * language each, so that another one cannot be scheduled apart.
 */
async function schedule(
  request: ManagementRequest,
  { story_id: storyId, publish_at: at, language }: z.output<typeof fields>,
  status: number,
): Promise<Response> {
  const { db, author, ownerId: plannerId, note } = request
  if (language) return unprocessable({ language: ['has no version of its own'] })
  if (at.getTime() <= currentMs()) return unprocessable({ publish_at: ['must be in the future'] })
  const { story, errors: refused } = await db.transaction(async (tx) => {
    await lockSpace(tx)
    const found = await findPlannable(tx, storyId)
    if (!found) return { errors: { story_id: ['is not a story'] } }
    const [before] = (await readPlanned(tx, storyId)).filter(({ action }) => action === 'publish')
    const keeps = status === 200 ? before?.versionId : undefined
    const refusal = keeps ? undefined : (contentRefusal(found.content) ?? (await stageRefusal(tx, storyId)))
    if (refusal) return { errors: refusal.errors }
    const versionId = keeps ?? (await pinDraft(tx, found, author))
    await writePlanned(tx, { storyId, action: 'publish', at, author, plannerId, versionId })
    return { story: { name: found.name, wasHeld: before?.onHold === true } }
  })
  if (refused) return unprocessable(refused)
  const about = { id: storyId, name: story.name }
  if (story.wasHeld) note({ kind: 'plan-taken-over', story: about })
  note({ kind: 'story-scheduled', story: about })
  return answer(status, { story_scheduling: toScheduling({ storyId, at }) })
}

const collection = async (request: ManagementRequest): Promise<Response> => {
  if (request.method === 'GET') return list(request)
  if (request.method !== 'POST') return errors.methodNotAllowed()
  const read = createBody.safeParse(request.body)
  if (!read.success) return unprocessable(fieldErrors(read.error))
  return schedule(request, read.data.story_scheduling, 201)
}

/** `story_schedulings` and `story_schedulings/{id}`: when stories will be published. */
export async function schedulingRoutes(request: ManagementRequest): Promise<Response> {
  const { db, method, path, body, author, ownerId: plannerId, note } = request
  if (path.length === 1) return collection(request)
  const id = path.length === 2 ? idOf(path[1]) : undefined
  const known = (await scheduled(request)).find(({ storyId }) => storyId === id)
  if (!known) return errors.notFound()
  switch (method) {
    case 'GET':
      return answer(200, { story_scheduling: toScheduling(known) })
    case 'PUT': {
      const read = updateBody.safeParse(body)
      if (!read.success) return unprocessable(fieldErrors(read.error))
      return schedule(request, { ...read.data.story_scheduling, story_id: known.storyId }, 200)
    }
    case 'DELETE':
      await db.transaction((tx) =>
        writePlanned(tx, {
          ...{ storyId: known.storyId, action: 'publish', at: null },
          ...{ author, plannerId, versionId: null },
        }),
      )
      note({ kind: 'story-unscheduled', story: { id: known.storyId, name: known.name } })
      return answer(200, { story_scheduling: toScheduling(known) })
    default:
      return errors.methodNotAllowed()
  }
}
