import { config } from '@/lib/platform/config'
import { readLimitedBytes } from '@/lib/platform/http'

/** A paper without a picture, or in another typeface, is better than one that is waited for. */
const loadMs = 5_000

type ReadFile = (src: string) => Promise<Buffer | undefined>

const own: { read?: ReadFile } = {}

/**
 * Says once, at the start of a process, where it finds the files of the shop's look: a command reads them from where they
 * are kept, as the shop may run at another address, or not at all.
 */
export const readPaperFilesBy = (read: ReadFile): void => {
  own.read = read
}

/** A file of the shop's look. Throws where it cannot be had or is larger than `mostBytes`. */
export async function loadFile(src: string, mostBytes: number): Promise<Buffer> {
  const isOwn = src.startsWith('/')
  const kept = isOwn ? await own.read?.(src) : undefined
  if (kept) return kept
  const address = new URL(src, isOwn ? config().baseUrl : undefined)
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(loadMs) })
  const bytes = answer.ok ? await readLimitedBytes(answer, mostBytes) : undefined
  if (!bytes) throw new Error(`${address.href} answers ${answer.status}, or has more than ${mostBytes} bytes`)
  return Buffer.from(bytes)
}
