import type { RefusedBody } from './body-refusal'
import { readLimitedBytes } from './read-limited'
import { formOf, readsFor } from './reads-of'

type Read<T> = { ok: true; body: T } | { ok: false; status: RefusedBody }

/** The text of a body of JSON that is parsed once its signature was checked; or the status that refuses it. */
export async function readText(request: Request): Promise<Read<string>> {
  const reads = readsFor(request)
  if (!reads.json || formOf(reads, request.headers.get('content-type')) !== 'json')
    return { ok: false, status: 415 }
  const bytes = await readLimitedBytes(request, reads.json.bytes)
  return bytes ? { ok: true, body: bytes.toString('utf8') } : { ok: false, status: 413 }
}
