import type { z } from 'zod'
import { bodyRefusal, type RefusedBody } from './body-refusal'
import { errorsByField } from './errors-by-field'
import { jsonFault } from './json-fault'
import { problem } from './problem'
import { readLimitedBytes } from './read-limited'
import { formOf, readsFor } from './reads-of'
import { isSameOrigin } from './same-origin'

const parsedJson = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

/** The value is undefined for a body that is empty or no JSON. */
type JsonValue = { ok: true; value: unknown; isEmpty: boolean } | { ok: false; status: RefusedBody }

/**
 * The value of a body of JSON; or the status that refuses it before it is parsed: 415, or 413 for one that is too large,
 * too deep or has too many values.
 */
export async function readJsonValue(request: Request): Promise<JsonValue> {
  const reads = readsFor(request)
  const type = request.headers.get('content-type')
  if (!reads.json || (type !== null && formOf(reads, type) !== 'json')) return { ok: false, status: 415 }
  const bytes = await readLimitedBytes(request, reads.json.bytes)
  if (!bytes || jsonFault(bytes, reads.json)) return { ok: false, status: 413 }
  const isEmpty = bytes.length === 0
  if (type === null && !isEmpty) return { ok: false, status: 415 }
  return { ok: true, value: isEmpty ? undefined : parsedJson(bytes), isEmpty }
}

/**
 * The parsed body of a call that changes something; or the response that rejects it: 403 for another site's page, 415,
 * 413, or 400 with one message for each field.
 */
export async function readJsonBody<S extends z.ZodType>(
  request: Request,
  schema: S,
): Promise<{ ok: true; data: z.output<S> } | { ok: false; answer: Response }> {
  const refused = (answer: Response) => ({ ok: false, answer }) as const
  if (!isSameOrigin(request)) return refused(problem({ status: 403, title: 'Not from a page of this shop' }))
  const read = await readJsonValue(request)
  if (!read.ok) return refused(bodyRefusal(read.status))
  const parsed = schema.safeParse(read.value)
  if (parsed.success) return { ok: true, data: parsed.data }
  return refused(problem({ status: 400, title: 'Bad request', errors: errorsByField(parsed.error) }))
}
