import { answered, studioCall } from '@/lib/studio/calls'
import { createWorkflow, createWorkflowBody } from '@/lib/studio/stages'

/** `POST /api/studio/workflows/`: makes a workflow with three stages that holds for nothing yet. */
export const POST = studioCall(
  { permission: 'administer', body: createWorkflowBody },
  async ({ person, body }) => answered({ id: await createWorkflow(person, body.name) }, 201),
)
