import { answer, errors } from '../answer'
import { findDatasource, listDatasources, listEntries } from '../delivery/datasources'
import { datasourceEntriesQuery, datasourcesQuery } from './datasource-queries'
import {
  createDatasource,
  createDatasourceBody,
  type DatasourceEdit,
  deleteDatasource,
  updateDatasource,
  updateDatasourceBody,
} from './datasources'
import { pagingHeaders } from './paging'
import { fieldErrors, idOf, type ManagementRequest, readManagementQuery, unprocessable } from './request'

const edited = async ({ db }: ManagementRequest, edit: DatasourceEdit, status = 200): Promise<Response> => {
  if (!edit.ok) return unprocessable(edit.errors)
  const datasource = await findDatasource({ db }, { id: edit.id })
  return datasource ? answer(status, { datasource }) : errors.notFound()
}

const collection = async (request: ManagementRequest): Promise<Response> => {
  const { db, method, params, body } = request
  if (method === 'POST') {
    const read = createDatasourceBody.safeParse(body)
    if (!read.success) return unprocessable(fieldErrors(read.error))
    return edited(request, await createDatasource(db, read.data.datasource), 201)
  }
  if (method !== 'GET') return errors.methodNotAllowed()
  const query = readManagementQuery(datasourcesQuery, params)
  if (!query.ok) return query.answer
  const { total, ...page } = await listDatasources({ db }, query.data)
  return answer(200, page, pagingHeaders(query.data, total))
}

/** `datasources` and `datasources/{id}`, which the cloud also finds by its slug. */
export async function datasourceRoutes(request: ManagementRequest): Promise<Response> {
  const { db, method, path, body } = request
  if (path.length === 1) return collection(request)
  if (path.length > 2 || !path[1]) return errors.notFound()
  const id = idOf(path[1])
  const datasource = await findDatasource({ db }, id === undefined ? { slug: path[1] } : { id })
  if (!datasource) return errors.notFound()
  switch (method) {
    case 'GET':
      return answer(200, { datasource })
    case 'DELETE':
      await deleteDatasource(db, datasource.id)
      return new Response(null, { status: 204 })
    case 'PUT': {
      const read = updateDatasourceBody.safeParse(body)
      if (!read.success) return unprocessable(fieldErrors(read.error))
      return edited(request, await updateDatasource(db, datasource.id, read.data.datasource))
    }
    default:
      return errors.methodNotAllowed()
  }
}

/** The entries of one datasource, or of all; this API takes a dimension's number, not its key. */
export async function listOfEntries({ db, params }: ManagementRequest): Promise<Response> {
  const query = readManagementQuery(datasourceEntriesQuery, params)
  if (!query.ok) return query.answer
  const { page, per_page, search, datasource_id: id, datasource_slug: slug, dimension: number } = query.data
  const asked = id === undefined ? (slug === undefined ? undefined : { slug }) : { id }
  const datasource = asked && (await findDatasource({ db }, asked))
  if (asked && !datasource) return errors.notFound()
  const dimension = datasource?.dimensions.find((each) => each.id === number)?.entry_value
  const wanted = { page, per_page, search, datasource: datasource?.slug, dimension }
  const { total, ...body } = await listEntries({ db }, wanted)
  return answer(200, body, pagingHeaders(query.data, total))
}
