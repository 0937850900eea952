import { answered, missing, studioCall, unprocessable } from '@/lib/studio/calls'
import { remove } from '@/lib/studio/tokens'

/** `DELETE /api/studio/tokens/{id}/`: deletes an access token, but none that the shop itself uses. */
export const DELETE = studioCall<{ id: string }>({ permission: 'administer' }, async ({ person, params }) => {
  const result = await remove(person, params.id)
  if (result === 'deleted') return answered({ id: params.id })
  return result === 'missing' ? missing() : unprocessable({ token: 'own' })
})
