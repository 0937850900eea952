import { database } from '@/lib/platform/db'
import { answered, missing, studioCall } from '@/lib/studio/calls'
import { renewPassword } from '@/lib/studio/people'
import { personId } from '@/lib/studio/team'

/** `POST /api/studio/people/{id}/password/`: makes a new password, which is told in the answer alone. */
export const POST = studioCall<{ id: string }>({ permission: 'administer' }, async ({ person, params }) => {
  const id = personId.safeParse(params.id)
  const password = id.success ? await renewPassword(database(), person, id.data) : undefined
  return password === undefined ? missing() : answered({ password })
})
