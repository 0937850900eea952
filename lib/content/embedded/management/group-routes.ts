import { answer, errors } from '../answer'
import {
  createGroup,
  createGroupBody,
  deleteGroup,
  findGroup,
  groupsQuery,
  isValidParent,
  listGroups,
  updateGroup,
  updateGroupBody,
} from './component-groups'
import { fieldErrors, type ManagementRequest, readManagementQuery, unprocessable } from './request'

const misplaced = () => unprocessable({ parent_id: ['is invalid'] })

const collection = async ({ db, method, params, body }: ManagementRequest): Promise<Response> => {
  if (method === 'GET') {
    const query = readManagementQuery(groupsQuery, params)
    if (!query.ok) return query.answer
    return answer(200, { component_groups: await listGroups(db, query.data) })
  }
  if (method !== 'POST') return errors.methodNotAllowed()
  const read = createGroupBody.safeParse(body)
  if (!read.success) return unprocessable(fieldErrors(read.error))
  const { component_group: input } = read.data
  if (input.parent_id && !(await isValidParent(db, input.parent_id))) return misplaced()
  return answer(201, { component_group: await createGroup(db, input) })
}

/** `component_groups` and `component_groups/{id}`: the folders of the component list. */
export async function groupRoutes(request: ManagementRequest): Promise<Response> {
  const { db, method, path, body } = request
  if (path.length === 1) return collection(request)
  if (path.length > 2 || !/^\d{1,15}$/.test(path[1] ?? '')) return errors.notFound()
  const id = Number(path[1])
  const known = await findGroup(db, id)
  if (!known) return errors.notFound()
  if (method === 'GET') return answer(200, { component_group: known })
  if (method === 'DELETE') {
    await deleteGroup(db, id)
    return new Response(null, { status: 204 })
  }
  if (method !== 'PUT') return errors.methodNotAllowed()
  const read = updateGroupBody.safeParse(body)
  if (!read.success) return unprocessable(fieldErrors(read.error))
  const { component_group: input } = read.data
  if (input.parent_id && !(await isValidParent(db, input.parent_id, id))) return misplaced()
  return answer(200, { component_group: await updateGroup(db, id, input) })
}
