/** A JSON response. Only published content under its current `cv` may be cached. */
export function answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

/** The bodies of Storyblok's own errors, word for word where clients look at them. */
export const errors = {
  unauthorized: () => answer(401, { error: 'Unauthorized' }),
  notFound: () => answer(404, ['This record could not be found']),
  methodNotAllowed: () => answer(405, { error: 'Method Not Allowed' }),
  rateLimit: () => answer(429, { error: 'Rate Limit Reached' }, { 'retry-after': '1' }),
  badRequest: (error: string) => answer(400, { error }),
  unprocessable: (error: string) => answer(422, { error }),
  uriTooLong: () => answer(414, { error: 'URI Too Long' }),
}

/** A parsed value, or an error message for the caller of the API. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; error: string }

export const parsed = <T>(value: T): Parsed<T> => ({ ok: true, value })
export const unreadable = (error: string): Parsed<never> => ({ ok: false, error })
