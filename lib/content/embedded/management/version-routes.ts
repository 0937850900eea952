import { z } from 'zod'
import { answer, errors } from '../answer'
import { findComponent } from './components'
import { pagingHeaders } from './paging'
import { compareVersion, restoreVersion } from './place-stories'
import { idOf, isMissing, type ManagementRequest, readManagementQuery, unprocessable } from './request'
import { findStory } from './story-tree'
import { listVersions, toManaged, versionsQuery } from './story-view'

/** The versions of one story, under the name that an address gives them. */
export async function versionsOf(
  { db, method, params }: ManagementRequest,
  id: number,
  name: 'versions' | 'story_versions' = 'versions',
): Promise<Response> {
  if (method !== 'GET') return errors.methodNotAllowed()
  const query = readManagementQuery(versionsQuery, params)
  if (!query.ok) return query.answer
  const { total, versions } = await listVersions(db, id, query.data)
  return answer(200, { [name]: versions }, pagingHeaders(query.data, total))
}

/** `story_versions?by_story_id=`: the newer address of a story's history. */
export async function storyVersionRoutes(request: ManagementRequest): Promise<Response> {
  if (request.path.length > 1) return errors.notFound()
  const id = idOf(request.params.get('by_story_id'))
  if (id === undefined) return errors.unprocessable('by_story_id must be a number')
  return versionsOf(request, id, 'story_versions')
}

/** `stories/{id}/compare?version=`: a version beside the draft of today. */
export async function comparison({ db, method, params }: ManagementRequest, id: number): Promise<Response> {
  if (method !== 'GET') return errors.methodNotAllowed()
  const version = idOf(params.get('version') ?? params.get('version_v2'))
  if (version === undefined) return errors.unprocessable('version must be a number')
  const found = await compareVersion(db, id, version)
  if (!found) return errors.notFound()
  const { event, name, slug, content, createdAt, author } = found.version
  return answer(200, {
    story: toManaged(found.story),
    version: { id: version, event, name, slug, content, author, created_at: createdAt.toISOString() },
  })
}

const model = z.object({
  model: z.enum(['stories', 'components']),
  model_id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
})

/**
 * `versions?model=stories&model_id=` and, to restore one, `versions/{id}` with the same query. Components have no history
 * here: their definitions are made from the shop's own schemas.
 */
export async function modelVersionRoutes(request: ManagementRequest): Promise<Response> {
  const { db, method, path, params, author, note } = request
  if (path.length > 2) return errors.notFound()
  const query = readManagementQuery(model, params)
  if (!query.ok) return query.answer
  const { model: kind, model_id: id } = query.data
  if (kind === 'components') {
    if (path[1] || !(await findComponent(db, id))) return errors.notFound()
    return method === 'GET'
      ? answer(200, { versions: [] }, { total: '0', 'per-page': '25' })
      : errors.methodNotAllowed()
  }
  if (!(await findStory(db, id))) return errors.notFound()
  if (!path[1]) return versionsOf(request, id)
  const version = idOf(path[1])
  if (version === undefined) return errors.notFound()
  if (method !== 'PUT') return errors.methodNotAllowed()
  const edited = await restoreVersion(db, id, version, author)
  if (!edited.ok) return isMissing(edited) ? errors.notFound() : unprocessable(edited.errors)
  note({ kind: 'story-restored', story: { id, name: edited.story.name } })
  return new Response(null, { status: 204 })
}
