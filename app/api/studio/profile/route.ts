import { database } from '@/lib/platform/db'
import { profileBody } from '@/lib/studio/account'
import { answered, studioCall } from '@/lib/studio/calls'
import { changeProfile } from '@/lib/studio/people'

/** `PUT /api/studio/profile/`: changes one's own name and language. */
export const PUT = studioCall({ permission: 'edit', body: profileBody }, async ({ person, body }) => {
  await changeProfile(database(), person, body)
  return answered({ ok: true })
})
