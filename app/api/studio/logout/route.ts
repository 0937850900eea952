import { database } from '@/lib/platform/db'
import { changeTimeoutMs, isSameOrigin, orUnavailable, problem, seeOther } from '@/lib/platform/http'
import { studioLoginPath } from '@/lib/studio/account'
import { endStudioSession, studioCookieLine, studioTokenOf } from '@/lib/studio/people'

/** `POST /api/studio/logout/`: ends the login of this browser. */
export const POST = orUnavailable(async (request: Request): Promise<Response> => {
  if (!isSameOrigin(request)) return problem({ status: 403, title: 'Not from a page of this shop' })
  const token = studioTokenOf(request)
  if (token) await endStudioSession(database(), token)
  return seeOther(studioLoginPath(), { 'set-cookie': studioCookieLine(undefined) })
}, changeTimeoutMs)
