import { answered, missing, studioCall } from '@/lib/studio/calls'
import { noteSeen, readBody } from '@/lib/studio/comments'
import { storyId } from '@/lib/studio/stories'

/** `PUT /api/studio/stories/{id}/discussions/read/`: notes that the person has read the threads of a page, up to a moment. */
export const PUT = studioCall<{ id: string }, typeof readBody>(
  { permission: 'edit', body: readBody },
  async ({ person, params, body }) => {
    const id = storyId.safeParse(params.id)
    if (!id.success) return missing()
    await noteSeen(person, id.data, new Date(body.until))
    return answered({ ok: true })
  },
)
