import { z } from 'zod'
import { renewShop } from '@/lib/content/embedded'
import { database } from '@/lib/platform/db'
import { missing, studioCall } from '@/lib/studio/calls'
import { seenDraft } from '@/lib/studio/drafts'
import { editAnswer, publish, storyId } from '@/lib/studio/stories'

const publishBody = z.object({
  seen: seenDraft,
  /** Also where nothing is new, such as to have the shop make the page anew. */
  again: z.literal(true).optional(),
  /** The version that was seen, although the draft is newer. */
  asRead: z.literal(true).optional(),
})

/**
 * `POST /api/studio/stories/{id}/publish/`: publishes the draft that the person has seen; 409 if it has changed (`newer`: the version that was seen can
 * be published `asRead`), 422 if nothing is new.
 */
export const POST = studioCall<{ id: string }, typeof publishBody>(
  { permission: 'publish', body: publishBody },
  async ({ person, params, body }) => {
    const id = storyId.safeParse(params.id)
    if (!id.success) return missing()
    const edit = await publish(person, id.data, body.seen, database(), {
      again: body.again,
      asRead: body.asRead,
    })
    if (edit.ok) await renewShop()
    return editAnswer(edit)
  },
)
