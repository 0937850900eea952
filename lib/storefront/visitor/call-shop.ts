import type { Problem } from '@/lib/platform/http'

export type Called<Body> = { ok: true; body: Body } | { ok: false; status: number; problem?: Problem }

export type Call = <Body>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
) => Promise<Called<Body>>

const retried = new Set([408, 409, 425, 429, 500, 502, 503, 504])

async function once<Body>(...[method, path, body]: Parameters<Call>): Promise<Called<Body>> {
  try {
    const response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json().catch(() => undefined)
    return response.ok
      ? { ok: true, body: answer as Body }
      : { ok: false, status: response.status, ...(answer !== undefined && { problem: answer as Problem }) }
  } catch {
    return { ok: false, status: 0 }
  }
}

/**
 * Calls the shop's API from the browser. A GET request is retried once on status 408, 409, 425, 429, 500, 502, 503 or
 * 504; POST, PUT and DELETE requests are never retried. A network failure has the status 0.
 */
export const callShop: Call = async <Body>(...call: Parameters<Call>): Promise<Called<Body>> => {
  const first = await once<Body>(...call)
  return !first.ok && call[0] === 'GET' && retried.has(first.status) ? once<Body>(...call) : first
}
