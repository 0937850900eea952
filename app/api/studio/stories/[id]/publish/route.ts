import { z } from 'zod'
import { missing, studioCall } from '@/lib/studio/calls'
import { seenDraft } from '@/lib/studio/drafts'
import { editAnswer, publish, renewShopAfter, storyId } from '@/lib/studio/stories'

const publishBody = z.object({ seen: seenDraft })

/** `POST /api/studio/stories/{id}/publish/`: publishes the draft that the person has seen; 409 if it has changed. */
export const POST = studioCall<{ id: string }, typeof publishBody>(
  { permission: 'publish', body: publishBody },
  async ({ person, params, body }) => {
    const id = storyId.safeParse(params.id)
    if (!id.success) return missing()
    const edit = await publish(person, id.data, body.seen)
    if (edit.ok) renewShopAfter()
    return editAnswer(edit)
  },
)
