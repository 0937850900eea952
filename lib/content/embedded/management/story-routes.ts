import { answer, errors } from '../answer'
import { createStory, deleteStory, type Edited, setPublished, updateStory } from './edit-stories'
import { pagingHeaders } from './paging'
import { fieldErrors, isMissing, type ManagementRequest, readManagementQuery, unprocessable } from './request'
import { createBody, updateBody } from './story-input'
import { findStory } from './story-tree'
import { listQuery, listStories, listVersions, managedWithAlternates, versionsQuery } from './story-view'

const edited = async ({ db }: ManagementRequest, result: Edited, status = 200): Promise<Response> => {
  if (result.ok) return answer(status, { story: await managedWithAlternates(db, result.story) })
  return isMissing(result) ? errors.notFound() : unprocessable(result.errors)
}

/** The cloud accepts `publish` in the body and in the query. */
const wantsPublish = ({ params }: ManagementRequest, inBody: boolean | undefined) =>
  inBody ?? ['1', 'true'].includes(params.get('publish') ?? '')

const collection = async (request: ManagementRequest): Promise<Response> => {
  const { db, method, params, body } = request
  if (method === 'POST') {
    const read = createBody.safeParse(body)
    if (!read.success) return unprocessable(fieldErrors(read.error))
    return edited(
      request,
      await createStory(db, read.data.story, wantsPublish(request, read.data.publish)),
      201,
    )
  }
  if (method !== 'GET') return errors.methodNotAllowed()
  const query = readManagementQuery(listQuery, params)
  if (!query.ok) return query.answer
  const { total, ...page } = await listStories(db, query.data)
  return answer(200, page, pagingHeaders(query.data, total))
}

const versions = async ({ db, method, params }: ManagementRequest, id: number): Promise<Response> => {
  if (method !== 'GET') return errors.methodNotAllowed()
  const query = readManagementQuery(versionsQuery, params)
  if (!query.ok) return query.answer
  const { total, ...page } = await listVersions(db, id, query.data)
  return answer(200, page, pagingHeaders(query.data, total))
}

const member = async (request: ManagementRequest, id: number): Promise<Response> => {
  const { db, method, body } = request
  if (method === 'GET') {
    const story = await findStory(db, id)
    return story ? answer(200, { story: await managedWithAlternates(db, story) }) : errors.notFound()
  }
  if (method === 'DELETE') {
    const result = await deleteStory(db, id)
    return result.ok ? answer(200, { story: { id } }) : errors.notFound()
  }
  if (method !== 'PUT') return errors.methodNotAllowed()
  const read = updateBody.safeParse(body)
  if (!read.success) return unprocessable(fieldErrors(read.error))
  return edited(request, await updateStory(db, id, read.data.story, wantsPublish(request, read.data.publish)))
}

/** `stories`, `stories/{id}` and below it `publish`, `unpublish` and `versions`; the cloud publishes by GET. */
export async function storyRoutes(request: ManagementRequest): Promise<Response> {
  const { db, method, path } = request
  if (path.length === 1) return collection(request)
  if (!/^\d{1,15}$/.test(path[1] ?? '') || path.length > 3) return errors.notFound()
  const id = Number(path[1])
  switch (path[2]) {
    case undefined:
      return member(request, id)
    case 'publish':
    case 'unpublish':
      if (method === 'DELETE') return errors.methodNotAllowed()
      return edited(request, await setPublished(db, id, path[2] === 'publish'))
    case 'versions':
      return versions(request, id)
    default:
      return errors.notFound()
  }
}

/** `story_versions?by_story_id=`: the newer address of a story's history. */
export async function versionRoutes(request: ManagementRequest): Promise<Response> {
  const id = request.params.get('by_story_id') ?? ''
  if (request.path.length > 1) return errors.notFound()
  if (!/^\d{1,15}$/.test(id)) return errors.unprocessable('by_story_id must be a number')
  const answered = await versions(request, Number(id))
  if (answered.status !== 200) return answered
  const { versions: story_versions } = await answered.json()
  const { total = '0', 'per-page': perPage = '25' } = Object.fromEntries(answered.headers)
  return answer(200, { story_versions }, { total, 'per-page': perPage })
}
