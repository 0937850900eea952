import { answered, missing, studioCall } from '@/lib/studio/calls'
import { remove } from '@/lib/studio/tokens'

/** `DELETE /api/studio/tokens/{id}/`: deletes an access token. */
export const DELETE = studioCall<{ id: string }>({ permission: 'administer' }, async ({ person, params }) =>
  (await remove(person, params.id)) ? answered({ id: params.id }) : missing(),
)
