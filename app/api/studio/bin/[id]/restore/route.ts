import { restore, restoreBody } from '@/lib/studio/bin'
import { missing, studioCall } from '@/lib/studio/calls'
import { editAnswer, storyId } from '@/lib/studio/stories'

/** `POST /api/studio/bin/{id}/restore/`: makes a deleted page a draft again. */
export const POST = studioCall<{ id: string }, typeof restoreBody>(
  { permission: 'edit', body: restoreBody },
  async ({ person, params, body }) => {
    const id = storyId.safeParse(params.id)
    if (!id.success) return missing()
    return editAnswer(await restore(person, id.data, body), 201)
  },
)
