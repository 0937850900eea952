import { bodyRefusal } from './body-refusal'
import type { FormLimits } from './body-table'
import { problem } from './problem'
import { readLimitedBytes } from './read-limited'
import { readMultipart } from './read-multipart'
import { formOf, readsFor } from './reads-of'
import { isSameOrigin } from './same-origin'

const ampersand = 0x26

/** Whether a text has more fields than a form may have, found before it is parsed. */
function hasMoreFields(bytes: Buffer, most: number): boolean {
  let found = 0
  for (let at = bytes.indexOf(ampersand); at !== -1; at = bytes.indexOf(ampersand, at + 1)) {
    found += 1
    if (found >= most) return true
  }
  return false
}

/** The fields of a form as a text (WHATWG URL Standard); undefined when it is too large or has too many of them. */
async function readUrlencoded(
  request: Request,
  { bytes: most, fields }: FormLimits,
): Promise<FormData | undefined> {
  const bytes = await readLimitedBytes(request, most)
  if (!bytes || hasMoreFields(bytes, fields)) return undefined
  const data = new FormData()
  for (const [name, value] of new URLSearchParams(bytes.toString('utf8'))) data.append(name, value)
  return data
}

/**
 * The fields of a submitted form, or the response that rejects it before it is parsed: 403 for another site's page, 415,
 * 413; or 400.
 */
export async function readForm(
  request: Request,
): Promise<{ ok: true; data: FormData } | { ok: false; answer: Response }> {
  const refused = (answer: Response) => ({ ok: false, answer }) as const
  if (!isSameOrigin(request)) return refused(problem({ status: 403, title: 'Not from a page of this shop' }))
  const type = request.headers.get('content-type')
  // A call without a body, such as a logout, has no fields.
  if (type === null && (await readLimitedBytes(request, 0))) return { ok: true, data: new FormData() }
  const reads = readsFor(request)
  const form = formOf(reads, type)
  if (form === 'urlencoded' && reads.urlencoded) {
    const data = await readUrlencoded(request, reads.urlencoded)
    return data ? { ok: true, data } : refused(bodyRefusal(413))
  }
  if (form !== 'multipart' || !reads.multipart) return refused(bodyRefusal(415))
  const read = await readMultipart(request, reads.multipart)
  if (read.ok) return read
  return refused(
    read.fault === 'tooLarge' ? bodyRefusal(413) : problem({ status: 400, title: 'Bad request' }),
  )
}
