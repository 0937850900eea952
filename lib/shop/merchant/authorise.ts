import type { Database } from '@/lib/platform/db'
import { clientOf, problem } from '@/lib/platform/http'
import { isWithinLimit } from '@/lib/platform/limits'
import { sameSecret } from '@/lib/platform/security'

/** So many wrong tokens an hour are mistakes; more are guesses. */
const wrongTokens = { of: 'wrong merchant tokens', perHour: 20 }

const tokenOf = ({ headers }: Request) =>
  /^Bearer +(\S{1,500})$/i.exec(headers.get('authorization') ?? '')?.[1]

/**
 * The answer to a call that may not read orders; undefined for one that may. Without a token in the settings there is
 * no such call. Wrong tokens are counted by network; after too many, the right one is refused as well, or guessing would
 * go on.
 */
export async function refusalOf(
  request: Request,
  { token, db }: { token: string | undefined; db: () => Database },
): Promise<Response | undefined> {
  if (token === undefined) return problem({ status: 404, title: 'Not found' })
  const tooMany = () =>
    problem({ status: 429, title: 'Too many wrong tokens', headers: { 'retry-after': '3600' } })
  const count = (amount: number) =>
    isWithinLimit(db(), clientOf(request), wrongTokens, { now: Date.now(), amount })
  if (!(await count(0))) return tooMany()
  if (sameSecret(tokenOf(request), token)) return undefined
  if (!(await count(1))) return tooMany()
  return problem({ status: 401, title: 'Unauthorised', headers: { 'www-authenticate': 'Bearer' } })
}
