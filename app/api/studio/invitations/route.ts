import { currentTime } from '@/lib/platform/clock'
import { database } from '@/lib/platform/db'
import { answered, studioCall, unprocessable } from '@/lib/studio/calls'
import { invite } from '@/lib/studio/people'
import { newPersonBody } from '@/lib/studio/team'

/** `POST /api/studio/invitations/`: invites somebody by mail; an earlier invitation of the address ends. */
export const POST = studioCall(
  { permission: 'administer', body: newPersonBody },
  async ({ person, body }) => {
    const id = await invite(database(), person, body, currentTime())
    return id === undefined ? unprocessable({ address: 'taken' }) : answered({ id }, 201)
  },
)
