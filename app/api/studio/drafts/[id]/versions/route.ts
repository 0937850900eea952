import type { z } from 'zod'
import { answered, missing, studioCall } from '@/lib/studio/calls'
import { historyOf, historyQuery, idOf, keepReadBy } from '@/lib/studio/drafts'

/**
 * `GET /api/studio/drafts/{id}/versions/?before=&published=`: a part of the history of a story, newest first, with the
 * content of each version, and the draft of now.
 */
export const GET = studioCall<{ id: string }, z.ZodUnknown, typeof historyQuery>(
  { permission: 'edit', query: historyQuery },
  async ({ params, person, query }) => {
    const storyId = idOf(params.id)
    if (storyId === undefined) return missing()
    await keepReadBy(person, storyId)
    return answered(await historyOf(storyId, query))
  },
)
