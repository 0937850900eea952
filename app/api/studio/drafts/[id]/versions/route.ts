import { answered, missing, studioCall } from '@/lib/studio/calls'
import { historyOf, idOf } from '@/lib/studio/drafts'

/**
 * `GET /api/studio/drafts/{id}/versions/`: the history of a story, newest first, with the content of each version, and the
 * draft of now.
 */
export const GET = studioCall<{ id: string }>({ permission: 'edit' }, async ({ params }) => {
  const storyId = idOf(params.id)
  return storyId === undefined ? missing() : answered(await historyOf(storyId))
})
