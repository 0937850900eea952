import { answered, missing, studioCall } from '@/lib/studio/calls'
import { presentAt, readConsequences, storyId } from '@/lib/studio/stories'

/** `GET /api/studio/stories/{id}/consequences/`: what a deletion would take along, what refers to it, and who has it open. */
export const GET = studioCall<{ id: string }>({ permission: 'edit' }, async ({ params, person }) => {
  const id = storyId.safeParse(params.id)
  const consequences = id.success ? await readConsequences(id.data, person.name) : undefined
  if (!id.success || !consequences) return missing()
  return answered({ ...consequences, present: await presentAt(id.data, person.id) })
})
