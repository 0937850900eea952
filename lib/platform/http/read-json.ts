import type { z } from 'zod'
import { usualBody } from './body-limits'
import { errorsByField } from './errors-by-field'
import { problem } from './problem'
import { readLimited } from './read-limited'
import { isSameOrigin } from './same-origin'

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * The parsed body of a call that changes something; or the response that rejects it: 403 for another site's page, 413,
 * or 400 with one message for each field.
 */
export async function readJsonBody<S extends z.ZodType>(
  request: Request,
  schema: S,
): Promise<{ ok: true; data: z.output<S> } | { ok: false; answer: Response }> {
  const refused = (answer: Response) => ({ ok: false, answer }) as const
  if (!isSameOrigin(request)) return refused(problem({ status: 403, title: 'Not from a page of this shop' }))
  const text = await readLimited(request, usualBody)
  if (text === undefined) return refused(problem({ status: 413, title: 'Too large' }))
  const parsed = schema.safeParse(parsedJson(text))
  if (parsed.success) return { ok: true, data: parsed.data }
  return refused(problem({ status: 400, title: 'Bad request', errors: errorsByField(parsed.error) }))
}
