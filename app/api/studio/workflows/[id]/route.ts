import { answered, missing, studioCall, unprocessable } from '@/lib/studio/calls'
import { removeWorkflow, saveWorkflow, workflowBody } from '@/lib/studio/stages'
import { storyId } from '@/lib/studio/stories'

type Params = { id: string }

/** `PUT /api/studio/workflows/{id}/`: its name, what it holds for, and all of its stages. */
export const PUT = studioCall<Params, typeof workflowBody>(
  { permission: 'administer', body: workflowBody },
  async ({ person, params, body }) => {
    const id = storyId.safeParse(params.id)
    if (!id.success) return missing()
    const saved = await saveWorkflow(person, id.data, body)
    if (saved.ok) return answered({ id: id.data })
    return 'errors' in saved ? unprocessable(saved.errors) : missing()
  },
)

/** `DELETE /api/studio/workflows/{id}/`: its pages follow another one, or none. */
export const DELETE = studioCall<Params>({ permission: 'administer' }, async ({ person, params }) => {
  const id = storyId.safeParse(params.id)
  return id.success && (await removeWorkflow(person, id.data)) ? answered({ id: id.data }) : missing()
})
