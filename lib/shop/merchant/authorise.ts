import { currentMs } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { clientOf, problem } from '@/lib/platform/http'
import { isWithinLimit, networkLimits } from '@/lib/platform/limits'
import { sameSecret } from '@/lib/platform/security'

const tokenOf = ({ headers }: Request) =>
  /^Bearer +(\S{1,500})$/i.exec(headers.get('authorization') ?? '')?.[1]

/**
 * The answer to a call that may not read orders; undefined for one that may. Without a token in the settings there is
 * no such call. Wrong tokens are counted by network; the right one is never refused for them, because a token of 32
 * characters or more is not guessed in any time.
 */
export async function refusalOf(request: Request): Promise<Response | undefined> {
  const { token } = config().merchant
  if (token === undefined) return problem({ status: 404, title: 'Not found' })
  if (sameSecret(tokenOf(request), token)) return undefined
  if (
    !(await isWithinLimit(database(), clientOf(request), networkLimits.merchantTokens, { now: currentMs() }))
  )
    return problem({ status: 429, title: 'Too many wrong tokens', headers: { 'retry-after': '3600' } })
  return problem({ status: 401, title: 'Unauthorised', headers: { 'www-authenticate': 'Bearer' } })
}
