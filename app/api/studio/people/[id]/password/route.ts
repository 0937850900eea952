import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { answered, missing, studioCall, unprocessable } from '@/lib/studio/calls'
import { renewPassword } from '@/lib/studio/people'
import { personId } from '@/lib/studio/team'

/**
 * `POST /api/studio/people/{id}/password/`: makes a new password, which is told in the answer alone; none for an
 * administrator who has to log in by passkey.
 */
export const POST = studioCall<{ id: string }>({ permission: 'administer' }, async ({ person, params }) => {
  const id = personId.safeParse(params.id)
  if (!id.success) return missing()
  const renewed = await renewPassword(database(), person, id.data, config().studio.adminPasskeys)
  if (renewed.ok) return answered({ password: renewed.password })
  return renewed.error === 'missing' ? missing() : unprocessable({ password: renewed.error })
})
