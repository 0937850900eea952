import { z } from 'zod'
import { answered, missing, studioCall } from '@/lib/studio/calls'
import { remove } from '@/lib/studio/redirects'

const redirectId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

/** `DELETE /api/studio/redirects/{id}/`: deletes a redirect. */
export const DELETE = studioCall<{ id: string }>({ permission: 'administer' }, async ({ person, params }) => {
  const id = redirectId.safeParse(params.id)
  return id.success && (await remove(person, id.data)) ? answered({ id: id.data }) : missing()
})
