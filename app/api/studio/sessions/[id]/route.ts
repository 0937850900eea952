import { database } from '@/lib/platform/db'
import { answered, missing, studioCall } from '@/lib/studio/calls'
import { endSession } from '@/lib/studio/people'
import { sessionId } from '@/lib/studio/sessions'

/** `DELETE /api/studio/sessions/{id}/`: ends a login of one's own. */
export const DELETE = studioCall<{ id: string }>({ permission: 'edit' }, async ({ person, params }) => {
  const id = sessionId.safeParse(params.id)
  return id.success && (await endSession(database(), person, person, id.data))
    ? answered({ ok: true })
    : missing()
})
