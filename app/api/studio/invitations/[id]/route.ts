import { database } from '@/lib/platform/db'
import { answered, missing, studioCall } from '@/lib/studio/calls'
import { withdrawInvitation } from '@/lib/studio/people'
import { invitationId } from '@/lib/studio/team'

/** `DELETE /api/studio/invitations/{id}/`: takes an invitation back. */
export const DELETE = studioCall<{ id: string }>({ permission: 'administer' }, async ({ person, params }) => {
  const id = invitationId.safeParse(params.id)
  if (!id.success || !(await withdrawInvitation(database(), person, id.data))) return missing()
  return answered({ ok: true })
})
