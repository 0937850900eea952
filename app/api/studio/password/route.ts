import { currentMs } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { clientOf } from '@/lib/platform/http'
import { leakedPasswords } from '@/lib/platform/leaked-passwords'
import { passwordBody } from '@/lib/studio/account'
import { answered, studioCall, unprocessable } from '@/lib/studio/calls'
import {
  changeOwnPassword,
  isPasswordOfPerson,
  passwordProblem,
  studioCookieLine,
  studioTokenOf,
  tryStudioPassword,
} from '@/lib/studio/people'

/** `PUT /api/studio/password/`: changes one's own password, and ends all other logins. */
export const PUT = studioCall(
  { permission: 'edit', body: passwordBody, partOf: 'password' },
  async ({ request, person, body: { current, password } }) => {
    const db = database()
    const tried = await tryStudioPassword(db, {
      ...{ client: clientOf(request), address: person.address, device: 'logged in', now: currentMs() },
    })
    if (!tried.ok) return unprocessable({ current: 'wait' })
    if (!(await isPasswordOfPerson(db, person.id, current))) return unprocessable({ current: 'wrong' })
    await tried.wasRight()
    const refused = await passwordProblem(password, leakedPasswords(config()))
    if (refused) return unprocessable({ password: refused })
    const token = await changeOwnPassword(db, person, { password, keep: studioTokenOf(request) })
    const answer = answered({ ok: true })
    if (token !== undefined) answer.headers.append('set-cookie', studioCookieLine(token))
    return answer
  },
)
