import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { clientOf } from '@/lib/platform/http'
import { leakedPasswords } from '@/lib/platform/leaked-passwords'
import { passwordBody } from '@/lib/studio/account'
import { answered, studioCall, unprocessable } from '@/lib/studio/calls'
import {
  changeOwnPassword,
  isPasswordOfPerson,
  mayTryPassword,
  passwordProblem,
  studioTokenOf,
} from '@/lib/studio/people'

/** `PUT /api/studio/password/`: changes one's own password, and ends all other logins. */
export const PUT = studioCall(
  { permission: 'edit', body: passwordBody },
  async ({ request, person, body: { current, password } }) => {
    const db = database()
    if (!(await mayTryPassword(db, clientOf(request), person.address, Date.now())))
      return unprocessable({ current: 'attempts' })
    if (!(await isPasswordOfPerson(db, person.id, current))) return unprocessable({ current: 'wrong' })
    const refused = await passwordProblem(password, leakedPasswords(config()))
    if (refused) return unprocessable({ password: refused })
    await changeOwnPassword(db, person, { password, keep: studioTokenOf(request) })
    return answered({ ok: true })
  },
)
