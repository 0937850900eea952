import 'server-only'
import { currentTime } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { clientOf, isSameOrigin, problem, seeOther } from '@/lib/platform/http'
import { leakedPasswords } from '@/lib/platform/leaked-passwords'
import { isAllowed, networkLimits } from '@/lib/platform/limits'
import { type StudioLinkName, studioLinkPath } from '@/lib/platform/markets'
import {
  loginOrigin,
  openLogin,
  type Person,
  passwordProblem,
  studioCookieLine,
  studioDeviceLine,
  studioTokenOf,
} from '@/lib/studio/people'
import { linkForm } from './forms'
import { studioLoginPath } from './login-paths'

type Link = {
  name: StudioLinkName
  /** Whether a key can be used. */
  isOpen: (key: string, now: Date) => Promise<boolean>
  /** Sets the password and uses the key up; undefined where it has ended. */
  use: (given: { token: string; password: string; now: Date }) => Promise<Person | undefined>
}

/**
 * Logs in who has set a password. An administrator who logs in by passkey alone is led to the login: a mail opens no other
 * way in.
 */
async function logInAfter(request: Request, person: Person, now: Date): Promise<Response> {
  const login = await openLogin(database(), person, {
    ...{ earlier: studioTokenOf(request), now, origin: loginOrigin(request, 'password') },
    adminPasskeys: config().studio.adminPasskeys,
  })
  if (login === 'passkey') return seeOther(studioLoginPath({ failure: 'passkey' }))
  const answer = seeOther('/studio/', { 'set-cookie': studioCookieLine(login.token) })
  answer.headers.append('set-cookie', studioDeviceLine(request, person.address))
  return answer
}

/** Answers the form of a page that sets a password by the link of a mail, and logs in. */
export async function setByLink(
  request: Request,
  fields: Readonly<Record<string, string>>,
  { name, isOpen, use }: Link,
): Promise<Response> {
  if (config().storyblok) return problem({ status: 404, title: 'Not found' })
  if (!isSameOrigin(request)) return problem({ status: 403, title: 'Not from a page of this shop' })
  const form = linkForm.safeParse(fields)
  const { key, password } = form.success ? form.data : { key: '', password: '' }
  const now = currentTime()
  const again = (why?: string) => seeOther(studioLinkPath(name, key, why))
  if (!(await isOpen(key, now))) {
    const mayAsk = await isAllowed(clientOf(request), networkLimits.links, { now: now.getTime() })
    return again(mayAsk ? undefined : 'attempts')
  }
  if (password === '') return again('required')
  const refused = await passwordProblem(password, leakedPasswords(config()))
  if (refused) return again(refused)
  const person = await use({ token: key, password, now })
  return person ? logInAfter(request, person, now) : again()
}
