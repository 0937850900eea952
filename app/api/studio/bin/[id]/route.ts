import { purge } from '@/lib/studio/bin'
import { answered, missing, studioCall } from '@/lib/studio/calls'
import { storyId } from '@/lib/studio/stories'

/** `DELETE /api/studio/bin/{id}/`: deletes a page of the bin for good. */
export const DELETE = studioCall<{ id: string }>({ permission: 'administer' }, async ({ person, params }) => {
  const id = storyId.safeParse(params.id)
  if (!id.success || !(await purge(person, id.data))) return missing()
  return answered({ id: id.data })
})
