import { z } from 'zod'
import { answer, errors } from '../answer'
import { spaceId } from '../space'
import { createWorkflow, deleteWorkflow, updateWorkflow } from '../workflow/edit-workflows'
import { listWorkflows, type Workflow } from '../workflow/stage-of'
import { fieldErrors, idOf, type ManagementRequest, unprocessable } from './request'

const number = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const name = z.string().trim().min(1).max(255)

const workflowFields = z.object({
  name,
  is_default: z.boolean().optional(),
  content_types: z.array(z.string().max(255)).max(200).optional(),
  /** The shop's own: folders whose pages follow it. */
  folder_ids: z.array(number).max(200).optional(),
})
const createWorkflowBody = z.object({ workflow: workflowFields })
const updateWorkflowBody = z.object({ workflow: workflowFields.partial() })

const toWorkflow = ({ id, name, isDefault, contentTypes, folderIds }: Workflow) => ({
  ...{ id, name, is_default: isDefault, content_types: contentTypes, folder_ids: folderIds },
  space_id: spaceId,
})

/** The stages that a workflow of a program begins with, of which the last one alone allows to publish. */
const firstStages = [
  { name: 'Draft', color: '#56616e' },
  { name: 'Review', color: '#8a5a00' },
  { name: 'Ready to publish', color: '#1f6b3a', allowPublish: true, roles: ['publisher', 'admin'] },
]

/** `workflows` and `workflows/{id}`. A new one has three stages. */
export async function workflowRoutes(request: ManagementRequest): Promise<Response> {
  const { db, method, path, body, note } = request
  const all = await listWorkflows(db)
  if (path.length === 1 && method === 'GET') return answer(200, { workflows: all.map(toWorkflow) })
  if (path.length === 1 && method === 'POST') {
    const read = createWorkflowBody.safeParse(body)
    if (!read.success) return unprocessable(fieldErrors(read.error))
    const {
      name,
      is_default: isDefault,
      content_types: contentTypes,
      folder_ids: folderIds,
    } = read.data.workflow
    const id = await db.transaction((tx) =>
      createWorkflow(tx, { name, isDefault, contentTypes, folderIds }, firstStages),
    )
    note({ kind: 'workflow-changed', detail: { name } })
    return shownWorkflow(request, id, 201)
  }
  if (path.length === 1) return errors.methodNotAllowed()
  const known = path.length === 2 ? all.find(({ id }) => id === idOf(path[1])) : undefined
  if (!known) return errors.notFound()
  switch (method) {
    case 'GET':
      return answer(200, { workflow: toWorkflow(known) })
    case 'PUT': {
      const read = updateWorkflowBody.safeParse(body)
      if (!read.success) return unprocessable(fieldErrors(read.error))
      const {
        name,
        is_default: isDefault,
        content_types: contentTypes,
        folder_ids: folderIds,
      } = read.data.workflow
      await db.transaction((tx) => updateWorkflow(tx, known.id, { name, isDefault, contentTypes, folderIds }))
      note({ kind: 'workflow-changed', detail: { name: name ?? known.name } })
      return shownWorkflow(request, known.id)
    }
    case 'DELETE':
      await db.transaction((tx) => deleteWorkflow(tx, known.id))
      note({ kind: 'workflow-deleted', detail: { name: known.name } })
      return new Response(null, { status: 204 })
    default:
      return errors.methodNotAllowed()
  }
}

async function shownWorkflow({ db }: ManagementRequest, id: number, status = 200): Promise<Response> {
  const found = (await listWorkflows(db)).find((workflow) => workflow.id === id)
  return found ? answer(status, { workflow: toWorkflow(found) }) : errors.notFound()
}
