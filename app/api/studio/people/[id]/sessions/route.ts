import { database } from '@/lib/platform/db'
import { answered, missing, studioCall } from '@/lib/studio/calls'
import { endSessions, findPerson } from '@/lib/studio/people'
import { readSessions } from '@/lib/studio/sessions'
import { personId } from '@/lib/studio/team'

type Params = { id: string }

const personOf = async (text: string) => {
  const id = personId.safeParse(text)
  return id.success ? findPerson(database(), id.data) : undefined
}

/** `GET /api/studio/people/{id}/sessions/`: the logins of a person. */
export const GET = studioCall<Params>({ permission: 'administer' }, async ({ params, login }) => {
  const owner = await personOf(params.id)
  return owner ? answered({ sessions: await readSessions(owner.id, login.id) }) : missing()
})

/** `DELETE /api/studio/people/{id}/sessions/`: ends all logins of a person. */
export const DELETE = studioCall<Params>({ permission: 'administer' }, async ({ person, params }) => {
  const owner = await personOf(params.id)
  if (!owner) return missing()
  await endSessions(database(), person, owner)
  return answered({ ok: true })
})
