import { answer, errors } from '../answer'
import { findDatasource } from '../delivery/datasources'
import { listOfEntries } from './datasource-routes'
import {
  createEntry,
  createEntryBody,
  deleteEntry,
  dimensionKey,
  findEntry,
  isEntryTaken,
  updateEntry,
  updateEntryBody,
} from './datasources'
import { fieldErrors, idOf, type ManagementRequest, unprocessable } from './request'

type Entry = NonNullable<Awaited<ReturnType<typeof findEntry>>>

const taken = () => unprocessable({ name: ['has already been taken'] })

const toEntry = ({ id, name, value, datasourceId, position, dimensionValues }: Entry, key?: string) => ({
  ...{ id, name, value, datasource_id: datasourceId, position },
  dimension_value: key ? (dimensionValues[key] ?? null) : null,
})

const create = async ({ db, body }: ManagementRequest): Promise<Response> => {
  const read = createEntryBody.safeParse(body)
  if (!read.success) return unprocessable(fieldErrors(read.error))
  const { datasource_entry: input } = read.data
  if (!(await findDatasource({ db }, { id: input.datasource_id })))
    return unprocessable({ datasource_id: ['is not a datasource'] })
  if (await isEntryTaken(db, { datasourceId: input.datasource_id, label: input.name })) return taken()
  const entry = await createEntry(db, input)
  return entry ? answer(201, { datasource_entry: toEntry(entry) }) : taken()
}

const update = async ({ db, params, body }: ManagementRequest, before: Entry): Promise<Response> => {
  const read = updateEntryBody.safeParse(body)
  if (!read.success) return unprocessable(fieldErrors(read.error))
  const { datasource_entry: input } = read.data
  const { datasourceId, id } = before
  if (input.name !== undefined && (await isEntryTaken(db, { datasourceId, label: input.name, except: id })))
    return taken()
  const number = params.get('dimension_id')
  const dimension = number ? await dimensionKey(db, before, idOf(number) ?? 0) : undefined
  if (number && !dimension) return unprocessable({ dimension_id: ['is not a dimension of the datasource'] })
  const entry = await updateEntry(db, before, { input, dimension })
  return entry ? answer(200, { datasource_entry: toEntry(entry, dimension) }) : taken()
}

/** `datasource_entries` and `datasource_entries/{id}`; a dimension's value is written with `?dimension_id=`. */
export async function entryRoutes(request: ManagementRequest): Promise<Response> {
  const { db, method, path } = request
  if (path.length === 1) {
    if (method === 'GET') return listOfEntries(request)
    return method === 'POST' ? create(request) : errors.methodNotAllowed()
  }
  const id = idOf(path[1])
  const entry = path.length === 2 && id !== undefined ? await findEntry(db, id) : undefined
  if (!entry) return errors.notFound()
  switch (method) {
    case 'GET':
      return answer(200, { datasource_entry: toEntry(entry) })
    case 'DELETE':
      await deleteEntry(db, entry.id)
      return new Response(null, { status: 204 })
    case 'PUT':
      return update(request, entry)
    default:
      return errors.methodNotAllowed()
  }
}
