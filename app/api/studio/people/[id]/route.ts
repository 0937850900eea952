import { database } from '@/lib/platform/db'
import { answered, missing, studioCall, unprocessable } from '@/lib/studio/calls'
import { changePerson, type PersonChanged, removePerson } from '@/lib/studio/people'
import { personBody, personId } from '@/lib/studio/team'

type Params = { id: string }

const changedAnswer = (changed: PersonChanged): Response => {
  if (changed.ok) return answered({ id: changed.person.id, held: changed.held })
  return changed.error === 'missing' ? missing() : unprocessable({ role: 'lastAdmin' })
}

/** `PUT /api/studio/people/{id}/`: changes a name and a role. */
export const PUT = studioCall<Params, typeof personBody>(
  { permission: 'administer', body: personBody },
  async ({ person, params, body }) => {
    const id = personId.safeParse(params.id)
    return id.success ? changedAnswer(await changePerson(database(), person, id.data, body)) : missing()
  },
)

/** `DELETE /api/studio/people/{id}/`: removes an account and ends its logins. */
export const DELETE = studioCall<Params>({ permission: 'administer' }, async ({ person, params }) => {
  const id = personId.safeParse(params.id)
  return id.success ? changedAnswer(await removePerson(database(), person, id.data)) : missing()
})
