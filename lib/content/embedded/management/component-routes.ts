import { answer, errors } from '../answer'
import { listGroups } from './component-groups'
import {
  componentsQuery,
  createComponent,
  createComponentBody,
  deleteComponent,
  findComponent,
  listComponents,
  updateComponent,
  updateComponentBody,
} from './components'
import { pagingHeaders } from './paging'
import { fieldErrors, type ManagementRequest, readManagementQuery, unprocessable } from './request'

const taken = () => unprocessable({ name: ['has already been taken'] })

const list = async ({ db, params }: ManagementRequest): Promise<Response> => {
  const query = readManagementQuery(componentsQuery, params)
  if (!query.ok) return query.answer
  const { components, total } = await listComponents(db, query.data)
  const component_groups = await listGroups(db, {})
  return answer(
    200,
    { components, component_groups },
    pagingHeaders({ per_page: query.data.per_page ?? total }, total),
  )
}

const collection = async (request: ManagementRequest): Promise<Response> => {
  const { db, method, body } = request
  if (method === 'GET') return list(request)
  if (method !== 'POST') return errors.methodNotAllowed()
  const read = createComponentBody.safeParse(body)
  if (!read.success) return unprocessable(fieldErrors(read.error))
  const component = await createComponent(db, read.data.component)
  return component ? answer(201, { component }) : taken()
}

/** `components` and `components/{id}`, as far as the editor and the official CLI need them. */
export async function componentRoutes(request: ManagementRequest): Promise<Response> {
  const { db, method, path, body } = request
  if (path.length === 1) return collection(request)
  if (path.length > 2 || !/^\d{1,15}$/.test(path[1] ?? '')) return errors.notFound()
  const id = Number(path[1])
  const known = await findComponent(db, id)
  if (!known) return errors.notFound()
  if (method === 'GET') return answer(200, { component: known })
  if (method === 'DELETE') return answer(200, { component: await deleteComponent(db, id) })
  if (method !== 'PUT') return errors.methodNotAllowed()
  const read = updateComponentBody.safeParse(body)
  if (!read.success) return unprocessable(fieldErrors(read.error))
  const component = await updateComponent(db, id, read.data.component)
  if (component === 'taken') return taken()
  return component ? answer(200, { component }) : errors.notFound()
}
