import { cleanFile } from '@/lib/content/media'
import type { Client } from '@/lib/platform/http'
import type { FieldError } from '@/schemas/api/form'
import { safeFileName } from './file-name'
import { FileQueue } from './file-queue'
import { fileTypeOf, mediaTypes } from './file-type'
import type { SentFile } from './validate'

export type KeptFile = { name: string; type: string; content: Buffer }

type Cleaned =
  | { ok: true; files: Record<string, KeptFile> }
  | { ok: false; errors: Record<string, FieldError>; isBusy?: true }

/** Somebody looks at it once: the mail must not grow. Others wait meanwhile, so that it may not take long. */
const effort = { quality: 80, seconds: 15 }

/** As in the media library; undefined for a file that is broken. */
async function contentOf(content: Buffer): Promise<Buffer | 'tooSlow' | undefined> {
  const cleaned = await cleanFile(content, effort)
  if (cleaned.ok) return cleaned.file.bytes
  return cleaned.problem === 'tooSlow' ? cleaned.problem : undefined
}

/** How many forms may wait, and how many bytes of files they may hold in memory meanwhile. */
export const mostWaiting = { forms: 6, bytes: 64 * 1024 * 1024 }

/** One form at a time: strangers decide how many come at once, and each picture takes the memory of all its pixels. */
const queue = new FileQueue(mostWaiting)

type Sent = Readonly<Record<string, SentFile>>

const bytesOf = (sent: Sent) => Object.values(sent).reduce((sum, { content }) => sum + content.length, 0)

/** Whether files of a client can be cleaned within a while. A form without files always can. */
export function mayWait(sent: Sent, client: Client): boolean {
  const bytes = bytesOf(sent)
  return bytes === 0 || queue.hasRoom(client, bytes)
}

/** The files of a form as they are kept and mailed, or what is wrong with them; or that too many others wait. */
export async function cleanFiles(sent: Sent, client: Client): Promise<Cleaned> {
  const bytes = bytesOf(sent)
  if (bytes === 0) return cleanEach(sent)
  const endTurn = await queue.enter(client, bytes)
  if (!endTurn) return { ok: false, errors: {}, isBusy: true }
  try {
    return await cleanEach(sent)
  } finally {
    endTurn()
  }
}

async function cleanEach(sent: Sent): Promise<Cleaned> {
  const files: Record<string, KeptFile> = {}
  const errors: Record<string, FieldError> = {}
  for (const [field, { name, content }] of Object.entries(sent)) {
    const type = fileTypeOf(content)
    const safe = type && (await contentOf(content))
    if (safe === 'tooSlow') return { ok: false, errors: {}, isBusy: true }
    if (type && safe) files[field] = { name: safeFileName(name, type), type: mediaTypes[type], content: safe }
    else errors[field] = { key: 'fileBroken' }
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, files }
}
