import { problem } from './problem'
import { readLimitedBytes } from './read-limited'
import { isSameOrigin } from './same-origin'

/** The fields of a submitted form, or the response that rejects it: 403 for another site's page, 413, or 400. */
export async function readForm(
  request: Request,
  limit: number,
): Promise<{ ok: true; data: FormData } | { ok: false; answer: Response }> {
  const refused = (answer: Response) => ({ ok: false, answer }) as const
  if (!isSameOrigin(request)) return refused(problem({ status: 403, title: 'Not from a page of this shop' }))
  const bytes = await readLimitedBytes(request, limit)
  if (!bytes) return refused(problem({ status: 413, title: 'Too large' }))
  // A call without a body, such as a logout, has no fields.
  if (bytes.length === 0) return { ok: true, data: new FormData() }
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  try {
    return { ok: true, data: await new Response(bytes, { headers }).formData() }
  } catch {
    return refused(problem({ status: 400, title: 'Bad request' }))
  }
}
