import { answered, studioCall } from '@/lib/studio/calls'
import { createWorkflow, workflowBody } from '@/lib/studio/stages'

/** `POST /api/studio/workflows/`: makes a workflow with its stages. */
export const POST = studioCall({ permission: 'administer', body: workflowBody }, async ({ person, body }) =>
  answered({ id: await createWorkflow(person, body) }, 201),
)
