import { currentTime } from '@/lib/platform/clock'
import { database } from '@/lib/platform/db'
import { answered, missing, studioCall } from '@/lib/studio/calls'
import { sendInvitationAgain } from '@/lib/studio/people'
import { invitationId } from '@/lib/studio/team'

/** `POST /api/studio/invitations/{id}/send/`: sends an invitation again; the link of its earlier mail ends. */
export const POST = studioCall<{ id: string }>({ permission: 'administer' }, async ({ person, params }) => {
  const id = invitationId.safeParse(params.id)
  if (!id.success || !(await sendInvitationAgain(database(), person, id.data, currentTime())))
    return missing()
  return answered({ ok: true })
})
