import { answered, missing, studioCall } from '@/lib/studio/calls'
import { readConsequences, storyId } from '@/lib/studio/stories'

/**
 * `GET /api/studio/stories/{id}/consequences/`: what a deletion or a move would take along, what hangs on it, and who has
 * it open.
 */
export const GET = studioCall<{ id: string }>({ permission: 'edit' }, async ({ params, person }) => {
  const id = storyId.safeParse(params.id)
  const consequences = id.success ? await readConsequences(id.data, person) : undefined
  return consequences ? answered(consequences) : missing()
})
