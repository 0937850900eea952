import { database } from '@/lib/platform/db'
import { answered, studioCall, unprocessable } from '@/lib/studio/calls'
import { createPerson } from '@/lib/studio/people'
import { newPersonBody } from '@/lib/studio/team'

/** `POST /api/studio/people/`: creates an account; its password is told in the answer alone. */
export const POST = studioCall(
  { permission: 'administer', body: newPersonBody },
  async ({ person, body }) => {
    const created = await createPerson(database(), person, body)
    if (!created) return unprocessable({ address: 'taken' })
    return answered({ id: created.person.id, password: created.password }, 201)
  },
)
