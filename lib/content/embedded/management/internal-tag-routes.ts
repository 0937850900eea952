import { answer, errors } from '../answer'
import {
  createTag,
  createTagBody,
  deleteTag,
  findTag,
  listTags,
  tagsQuery,
  updateTag,
  updateTagBody,
} from './internal-tags'
import { pagingHeaders } from './paging'
import { fieldErrors, idOf, type ManagementRequest, readManagementQuery, unprocessable } from './request'

const taken = () => unprocessable({ name: ['has already been taken'] })

const collection = async ({ db, method, params, body }: ManagementRequest): Promise<Response> => {
  if (method === 'GET') {
    const query = readManagementQuery(tagsQuery, params)
    if (!query.ok) return query.answer
    const { total, ...page } = await listTags(db, query.data)
    return answer(200, page, pagingHeaders(query.data, total))
  }
  if (method !== 'POST') return errors.methodNotAllowed()
  const read = createTagBody.safeParse(body)
  if (!read.success) return unprocessable(fieldErrors(read.error))
  const tag = await createTag(db, read.data.internal_tag)
  return tag ? answer(201, { internal_tag: tag }) : taken()
}

/** `internal_tags` and `internal_tags/{id}`. */
export async function internalTagRoutes(request: ManagementRequest): Promise<Response> {
  const { db, method, path, body } = request
  if (path.length === 1) return collection(request)
  const id = idOf(path[1])
  const known = path.length === 2 && id !== undefined ? await findTag(db, id) : undefined
  if (!known) return errors.notFound()
  if (method === 'GET') return answer(200, { internal_tag: known })
  if (method === 'DELETE') {
    await deleteTag(db, known.id)
    return new Response(null, { status: 204 })
  }
  if (method !== 'PUT') return errors.methodNotAllowed()
  const read = updateTagBody.safeParse(body)
  if (!read.success) return unprocessable(fieldErrors(read.error))
  const tag = await updateTag(db, known.id, read.data.internal_tag)
  return tag ? answer(200, { internal_tag: tag }) : taken()
}
