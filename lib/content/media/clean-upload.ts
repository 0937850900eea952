import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { config } from '@/lib/platform/config'
import { type CleanedFile, cleanFile, type FileProblem, isWhole, largestAsset } from './clean-file'
import { withContent } from './file-content'
import { type FileKind, kindOfBytes } from './file-kinds'

/** A file that is kept as it is, from where it lies on disk: it is never in memory whole. */
export type FileOnDisk = {
  kind: FileKind
  path: string
  length: number
  digest: string
  size: undefined
  sent?: undefined
}

type Cleaned = { ok: true; file: CleanedFile | FileOnDisk } | { ok: false; problem: FileProblem }

/** As much of a file as tells its kind. */
const headBytes = 8_192

async function digestAt(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer)
  return hash.digest('hex')
}

/** A film or a document on disk that may be kept; a problem, or undefined for a file of another kind. */
const checkLarge = (path: string): Promise<Cleaned | undefined> =>
  withContent(path, async (content) => {
    const kind = kindOfBytes(await content.read(0, headBytes))
    const check = kind && isWhole(kind)
    if (!kind || !check) return undefined
    if (content.size > config().mediaMaxMb * 1024 * 1024) return { ok: false, problem: 'tooLarge' }
    if (!(await check(content))) return { ok: false, problem: 'broken' }
    const digest = await digestAt(path)
    return { ok: true, file: { kind, path, length: content.size, digest, size: undefined } }
  })

/**
 * An uploaded file on disk as it is kept; or why it is not taken. Films and documents may have as many bytes as the
 * settings say, and are read in parts; what is decoded has a limit of its own.
 */
export async function cleanUpload(path: string): Promise<Cleaned> {
  const large = await checkLarge(path)
  if (large) return large
  const isTooLarge = await withContent(path, async ({ size }) => size > largestAsset)
  return isTooLarge ? { ok: false, problem: 'tooLarge' } : cleanFile(await readFile(path))
}
