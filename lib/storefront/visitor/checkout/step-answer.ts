import { problem, seeOther } from '@/lib/platform/http'

/** Whether a script has sent the form of a step, which asks for its page itself. */
export const wantsJson = (request: Request): boolean => request.headers.get('accept') === 'application/json'

function withCookies(answer: Response, headers: Headers): Response {
  for (const cookie of headers.getSetCookie()) answer.headers.append('set-cookie', cookie)
  return answer
}

/** Leads on: a script reads the address, a browser without JavaScript follows it. `headers` carry the session. */
export function leadOn(request: Request, location: string, headers = new Headers()): Response {
  if (!wantsJson(request)) return withCookies(seeOther(location), headers)
  headers.set('cache-control', 'private, no-store')
  return Response.json({ location }, { headers })
}

/**
 * Refuses what was entered: a browser without JavaScript goes to the page that shows why, with the session in `headers`; a
 * script gets the reasons, and the address of that page where there is one.
 */
export const refuse = (
  request: Request,
  location: string | undefined,
  reasons: Parameters<typeof problem>[0],
  headers = new Headers(),
): Response =>
  wantsJson(request) || location === undefined
    ? withCookies(problem(reasons, location === undefined ? {} : { location }), headers)
    : withCookies(seeOther(location), headers)
