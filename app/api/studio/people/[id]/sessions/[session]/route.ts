import { database } from '@/lib/platform/db'
import { answered, missing, studioCall } from '@/lib/studio/calls'
import { endSession, findPerson } from '@/lib/studio/people'
import { sessionId } from '@/lib/studio/sessions'
import { personId } from '@/lib/studio/team'

/** `DELETE /api/studio/people/{id}/sessions/{session}/`: ends a login of a person. */
export const DELETE = studioCall<{ id: string; session: string }>(
  { permission: 'administer' },
  async ({ person, params }) => {
    const [owner, session] = [personId.safeParse(params.id), sessionId.safeParse(params.session)]
    if (!owner.success || !session.success) return missing()
    const found = await findPerson(database(), owner.data)
    const isEnded = found && (await endSession(database(), person, found, session.data))
    return isEnded ? answered({ ok: true }) : missing()
  },
)
