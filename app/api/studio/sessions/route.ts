import { database } from '@/lib/platform/db'
import { answered, studioCall } from '@/lib/studio/calls'
import { endSessions, studioTokenOf } from '@/lib/studio/people'

/** `DELETE /api/studio/sessions/`: ends all logins of one's own but this one. */
export const DELETE = studioCall({ permission: 'edit' }, async ({ request, person }) => {
  await endSessions(database(), person, person, studioTokenOf(request))
  return answered({ ok: true })
})
