import type { z } from 'zod'
import { renewShop } from '@/lib/content/embedded'
import { database } from '@/lib/platform/db'
import { missing, studioCall } from '@/lib/studio/calls'
import { editAnswer, leavingQuery, storyId, unpublish } from '@/lib/studio/stories'

/** `POST /api/studio/stories/{id}/unpublish/?leadTo=`: takes the story off the shop; its draft stays. Visitors come to another page. */
export const POST = studioCall<{ id: string }, z.ZodUnknown, typeof leavingQuery>(
  { permission: 'publish', query: leavingQuery },
  async ({ person, params, query }) => {
    const id = storyId.safeParse(params.id)
    if (!id.success) return missing()
    const edit = await unpublish(person, id.data, database(), query)
    if (edit.ok) await renewShop()
    return editAnswer(edit)
  },
)
