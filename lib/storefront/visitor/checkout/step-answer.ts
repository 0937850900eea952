import { problem, seeOther } from '@/lib/platform/http'

/** Whether a script has sent the form of a step, which asks for its page itself. */
export const wantsJson = (request: Request): boolean => request.headers.get('accept') === 'application/json'

/** Leads on: a script reads the address, a browser without JavaScript follows it. `headers` carry the session. */
export function leadOn(request: Request, location: string, headers = new Headers()): Response {
  if (!wantsJson(request)) {
    const answer = seeOther(location)
    for (const cookie of headers.getSetCookie()) answer.headers.append('set-cookie', cookie)
    return answer
  }
  headers.set('cache-control', 'private, no-store')
  return Response.json({ location }, { headers })
}

/**
 * Refuses what was entered: a script gets the reasons, a browser without JavaScript goes to the page that shows them.
 */
export const refuse = (
  request: Request,
  location: string,
  reasons: Parameters<typeof problem>[0],
): Response => (wantsJson(request) ? problem(reasons) : seeOther(location))
