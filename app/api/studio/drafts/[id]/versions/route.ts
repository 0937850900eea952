import type { z } from 'zod'
import { answered, missing, studioCall } from '@/lib/studio/calls'
import { historyOf, historyQuery, idOf } from '@/lib/studio/drafts'

/**
 * `GET /api/studio/drafts/{id}/versions/?before=&published=`: a part of the history of a story, newest first, with the
 * content of each version, and the draft of now.
 */
export const GET = studioCall<{ id: string }, z.ZodUnknown, typeof historyQuery>(
  { permission: 'edit', query: historyQuery },
  async ({ params, query }) => {
    const storyId = idOf(params.id)
    return storyId === undefined ? missing() : answered(await historyOf(storyId, query))
  },
)
