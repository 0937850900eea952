import { missing, studioCall } from '@/lib/studio/calls'
import { editAnswer, renewShopAfter, storyId, unpublish } from '@/lib/studio/stories'

/** `POST /api/studio/stories/{id}/unpublish/`: takes the story off the shop; its draft stays. */
export const POST = studioCall<{ id: string }>({ permission: 'publish' }, async ({ person, params }) => {
  const id = storyId.safeParse(params.id)
  if (!id.success) return missing()
  const edit = await unpublish(person, id.data)
  if (edit.ok) renewShopAfter()
  return editAnswer(edit)
})
