import { cleanFile } from '@/lib/content/media'
import type { FieldError } from '@/schemas/api/form'
import { safeFileName } from './file-name'
import { fileTypeOf, mediaTypes } from './file-type'
import type { SentFile } from './validate'

export type KeptFile = { name: string; type: string; content: Buffer }

type Cleaned =
  | { ok: true; files: Record<string, KeptFile> }
  | { ok: false; errors: Record<string, FieldError>; isBusy?: true }

/** Somebody looks at it once; the mail must not grow. */
const mailQuality = 80

/** As in the media library; undefined for a file that is broken. */
async function contentOf(content: Buffer): Promise<Buffer | undefined> {
  const cleaned = await cleanFile(content, mailQuality)
  return cleaned.ok ? cleaned.file.bytes : undefined
}

/** How many forms may wait, and how many bytes of files they may hold in memory meanwhile. */
export const mostWaiting = { forms: 6, bytes: 64 * 1024 * 1024 }

const waiting = { forms: 0, bytes: 0 }
let last: Promise<unknown> = Promise.resolve()

/** One picture at a time: strangers decide how many come at once, and each takes the memory of all its pixels. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work)
  last = turn.catch(() => undefined)
  return turn
}

type Sent = Readonly<Record<string, SentFile>>

const bytesOf = (sent: Sent) => Object.values(sent).reduce((sum, { content }) => sum + content.length, 0)

/** Whether files can be cleaned within a while. A form without files always can, and one alone is never too large. */
export function mayWait(sent: Sent): boolean {
  const bytes = bytesOf(sent)
  if (bytes === 0 || waiting.forms === 0) return true
  return waiting.forms < mostWaiting.forms && waiting.bytes + bytes <= mostWaiting.bytes
}

/** The files of a form as they are kept and mailed, or what is wrong with them; or that too many others wait. */
export async function cleanFiles(sent: Sent): Promise<Cleaned> {
  if (!mayWait(sent)) return { ok: false, errors: {}, isBusy: true }
  const bytes = bytesOf(sent)
  if (bytes === 0) return cleanEach(sent)
  waiting.forms += 1
  waiting.bytes += bytes
  try {
    return await cleanEach(sent)
  } finally {
    waiting.forms -= 1
    waiting.bytes -= bytes
  }
}

async function cleanEach(sent: Sent): Promise<Cleaned> {
  const files: Record<string, KeptFile> = {}
  const errors: Record<string, FieldError> = {}
  for (const [field, { name, content }] of Object.entries(sent)) {
    const type = fileTypeOf(content)
    const safe = type && (await inTurn(() => contentOf(content)))
    if (type && safe) files[field] = { name: safeFileName(name, type), type: mediaTypes[type], content: safe }
    else errors[field] = { key: 'fileBroken' }
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, files }
}
