import { missing, studioCall } from '@/lib/studio/calls'
import { editAnswer, publish, renewShopAfter, storyId } from '@/lib/studio/stories'

/** `POST /api/studio/stories/{id}/publish/`: publishes the draft. */
export const POST = studioCall<{ id: string }>({ permission: 'publish' }, async ({ person, params }) => {
  const id = storyId.safeParse(params.id)
  if (!id.success) return missing()
  const edit = await publish(person, id.data, true)
  if (edit.ok) renewShopAfter()
  return editAnswer(edit)
})
