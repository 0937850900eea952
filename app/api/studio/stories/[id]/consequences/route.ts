import { answered, missing, studioCall } from '@/lib/studio/calls'
import { readConsequences, storyId } from '@/lib/studio/stories'

/** `GET /api/studio/stories/{id}/consequences/`: what a deletion would take along, and what refers to it. */
export const GET = studioCall<{ id: string }>({ permission: 'edit' }, async ({ params, person }) => {
  const id = storyId.safeParse(params.id)
  const consequences = id.success ? await readConsequences(id.data, person.name) : undefined
  return consequences ? answered(consequences) : missing()
})
