import { answer, errors } from '../answer'
import { findComponent } from './components'
import {
  createPreset,
  createPresetBody,
  deletePreset,
  findPreset,
  listPresets,
  presetsQuery,
  updatePreset,
  updatePresetBody,
} from './presets'
import { fieldErrors, idOf, type ManagementRequest, readManagementQuery, unprocessable } from './request'

const misplaced = () => unprocessable({ component_id: ['is not a component'] })

const collection = async ({ db, method, params, body }: ManagementRequest): Promise<Response> => {
  if (method === 'GET') {
    const query = readManagementQuery(presetsQuery, params)
    return query.ok ? answer(200, { presets: await listPresets(db, query.data) }) : query.answer
  }
  if (method !== 'POST') return errors.methodNotAllowed()
  const read = createPresetBody.safeParse(body)
  if (!read.success) return unprocessable(fieldErrors(read.error))
  if (!(await findComponent(db, read.data.preset.component_id))) return misplaced()
  return answer(201, { preset: await createPreset(db, read.data.preset) })
}

/** `presets` and `presets/{id}`: ready-made contents of components. */
export async function presetRoutes(request: ManagementRequest): Promise<Response> {
  const { db, method, path, body } = request
  if (path.length === 1) return collection(request)
  const id = idOf(path[1])
  const known = path.length === 2 && id !== undefined ? await findPreset(db, id) : undefined
  if (!known) return errors.notFound()
  if (method === 'GET') return answer(200, { preset: known })
  if (method === 'DELETE') {
    await deletePreset(db, known.id)
    return new Response(null, { status: 204 })
  }
  if (method !== 'PUT') return errors.methodNotAllowed()
  const read = updatePresetBody.safeParse(body)
  if (!read.success) return unprocessable(fieldErrors(read.error))
  const { component_id: component } = read.data.preset
  if (component !== undefined && !(await findComponent(db, component))) return misplaced()
  return answer(200, { preset: await updatePreset(db, known.id, read.data.preset) })
}
