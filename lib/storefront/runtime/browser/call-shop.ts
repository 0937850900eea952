import { fetchOnceMore, isSuccess, type Problem } from '@/lib/platform/http'
import { announce } from './announce'
import { connection } from './connection'
import { inTurnOfTabs } from './other-tabs'

export type Called<Body> = { ok: true; body: Body } | { ok: false; status: number; problem?: Problem }

export type Call = <Body>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
) => Promise<Called<Body>>

/** What the visitor collects. Other calls tell where someone is or what they look for, and are not told of. */
const announced = /^\/api\/(?:basket|wishlist)\//

/**
 * Calls the shop's API from the browser. A GET request is retried once on status 408, 409, 425, 429, 500, 502, 503 or
 * 504; POST, PUT and DELETE requests are never retried. Status 200 and 201 are successes. A network failure has the
 * status 0. Changes of all tabs of a browser are sent one after another.
 */
export const callShop: Call = <Body>(...given: Parameters<Call>): Promise<Called<Body>> =>
  given[0] === 'GET' ? send(...given) : inTurnOfTabs(() => send(...given))

async function send<Body>(...[method, path, body]: Parameters<Call>): Promise<Called<Body>> {
  // Only what the visitor has done is waited for; other calls fill in what the page can do without.
  const answered = method === 'GET' ? undefined : connection.waiting()
  try {
    const response = await fetchOnceMore(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    connection.works()
    const answer: unknown = await response.json().catch(() => undefined)
    if (isSuccess(response) && announced.test(path))
      announce({ kind: 'call', method, path, given: body, answer })
    return isSuccess(response)
      ? { ok: true, body: answer as Body }
      : { ok: false, status: response.status, ...(answer !== undefined && { problem: answer as Problem }) }
  } catch {
    connection.failed()
    return { ok: false, status: 0 }
  } finally {
    answered?.()
  }
}
