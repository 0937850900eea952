import { missing, studioCall } from '@/lib/studio/calls'
import { publish, releaseAnswer, releaseId } from '@/lib/studio/releases'
import { renewShopAfter } from '@/lib/studio/stories'

/** `POST /api/studio/releases/{id}/publish/`: publishes all its stories, or none. */
export const POST = studioCall<{ id: string }>({ permission: 'publish' }, async ({ person, params }) => {
  const id = releaseId.safeParse(params.id)
  if (!id.success) return missing()
  const edit = await publish(person, id.data)
  if (edit.ok) renewShopAfter()
  return releaseAnswer(edit)
})
