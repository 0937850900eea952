import type { Database } from '@/lib/platform/db'
import type { Client } from '@/lib/platform/http'
import { isWithinLimit, networkLimits } from '@/lib/platform/limits'
import { cleanFiles, type KeptFile, mayWait } from './clean-files'
import { fileTypeOf } from './file-type'
import { kilobytesOf } from './limits'

export type FileRefusal = 'missing' | 'tooLarge' | 'type' | 'broken' | 'busy' | 'tooMany'

type Received = { ok: true; file: KeptFile } | { ok: false; reason: FileRefusal }
type Asked = { megabytes: number; client: Client; now: number }

/**
 * A file that a visitor has sent outside the forms of editors, as it is kept: its kind is told by its bytes, and
 * pictures and papers are cleaned as those of forms are. A field that was left empty arrives as an empty file.
 */
export async function receiveFile(
  db: Database,
  sent: FormDataEntryValue | null,
  { megabytes, client, now }: Asked,
): Promise<Received> {
  const refused = (reason: FileRefusal): Received => ({ ok: false, reason })
  if (!(sent instanceof File) || sent.size === 0) return refused('missing')
  if (sent.size > megabytes * 1024 * 1024) return refused('tooLarge')
  const content = Buffer.from(await sent.arrayBuffer())
  if (!fileTypeOf(content)) return refused('type')
  const files = { file: { name: sent.name.slice(-300), content } }
  // Before it is counted: what is refused for others is no use of the network's share.
  if (!mayWait(files, client)) return refused('busy')
  const amount = kilobytesOf(content.length)
  if (!(await isWithinLimit(db, client, networkLimits.formFiles, { now, amount }))) return refused('tooMany')
  const cleaned = await cleanFiles(files, client)
  if (!cleaned.ok) return refused(cleaned.isBusy ? 'busy' : 'broken')
  const { file } = cleaned.files
  return file ? { ok: true, file } : refused('broken')
}
