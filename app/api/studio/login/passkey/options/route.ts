import { currentMs } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { changeTimeoutMs, clientOf, isSameOrigin, orUnavailable, problem } from '@/lib/platform/http'
import { isWithinLimit, networkLimits } from '@/lib/platform/limits'
import { answered } from '@/lib/studio/calls'
import { loginOptions } from '@/lib/studio/passkeys'

/** `POST /api/studio/login/passkey/options/`: what the browser needs to log in by a passkey. */
export const POST = orUnavailable(async (request: Request): Promise<Response> => {
  if (config().storyblok) return problem({ status: 404, title: 'Not found' })
  if (!isSameOrigin(request)) return problem({ status: 403, title: 'Not from a page of this shop' })
  if (
    !(await isWithinLimit(database(), clientOf(request), networkLimits.studioPasskeys, { now: currentMs() }))
  )
    return problem({ status: 429, title: 'Too many attempts' })
  return answered(await loginOptions())
}, changeTimeoutMs)
