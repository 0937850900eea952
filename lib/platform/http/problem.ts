/** The body of a failed API call: RFC 9457, with one message for each field that is wrong. */
export type Problem = {
  status: number
  title: string
  detail?: string
  errors?: Record<string, string>
}

/** An `application/problem+json` answer, with what one call tells besides. Problems are never cached. */
export function problem(
  { headers, ...body }: Problem & { headers?: Record<string, string> },
  more: object = {},
): Response {
  return Response.json(
    { ...body, ...more },
    {
      status: body.status,
      headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
    },
  )
}

/** What a network is told that may not do something again within this hour. */
export const tooManyRequests = {
  status: 429,
  title: 'Too many requests',
  headers: { 'retry-after': '3600' },
} as const

/** The answer to a method that a read-only call does not support. */
export const notAllowed = (): Response =>
  problem({ status: 405, title: 'Method not allowed', headers: { allow: 'GET, HEAD, OPTIONS' } })
