import { answered, missing, studioCall } from '@/lib/studio/calls'
import { idOf, versionsOf } from '@/lib/studio/drafts'

/** `GET /api/studio/drafts/{id}/versions/`: the history of a story, newest first, with the content of each version. */
export const GET = studioCall<{ id: string }>({ permission: 'edit' }, async ({ params }) => {
  const storyId = idOf(params.id)
  return storyId === undefined ? missing() : answered({ versions: await versionsOf(storyId) })
})
