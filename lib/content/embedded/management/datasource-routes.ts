import { answer, errors } from '../answer'
import { findDatasource, listDatasources, listEntries } from '../delivery/datasources'
import { datasourceEntriesQuery, datasourcesQuery } from './datasource-queries'
import { pagingHeaders } from './paging'
import { type ManagementRequest, readManagementQuery } from './request'

/** `datasources` and `datasources/{id}`, read-only: datasources come with the imported content. */
export async function datasourceRoutes({ db, method, path, params }: ManagementRequest): Promise<Response> {
  if (path.length > 2 || (path.length === 2 && !/^\d{1,15}$/.test(path[1] ?? ''))) return errors.notFound()
  if (method !== 'GET') return errors.methodNotAllowed()
  if (path[1]) {
    const datasource = await findDatasource({ db }, path[1])
    return datasource ? answer(200, { datasource }) : errors.notFound()
  }
  const query = readManagementQuery(datasourcesQuery, params)
  if (!query.ok) return query.answer
  const { total, ...body } = await listDatasources({ db }, query.data)
  return answer(200, body, pagingHeaders(query.data, total))
}

/** `datasource_entries` of one datasource, or of all; this API takes a dimension's number, not its key. */
export async function entryRoutes({ db, method, path, params }: ManagementRequest): Promise<Response> {
  if (path.length > 1) return errors.notFound()
  if (method !== 'GET') return errors.methodNotAllowed()
  const query = readManagementQuery(datasourceEntriesQuery, params)
  if (!query.ok) return query.answer
  const { page, per_page, datasource_id: id, datasource_slug: slug, dimension: number } = query.data
  const asked = id === undefined ? slug : String(id)
  const datasource = asked === undefined ? undefined : await findDatasource({ db }, asked)
  if (asked !== undefined && !datasource) return errors.notFound()
  const dimension = datasource?.dimensions.find((each) => each.id === number)?.entry_value
  const wanted = { page, per_page, datasource: datasource?.slug, dimension }
  const { total, ...body } = await listEntries({ db }, wanted)
  return answer(200, body, pagingHeaders(query.data, total))
}
