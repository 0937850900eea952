import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { piecesOf } from './read-limited'
import { readsFor } from './reads-of'

class TooLarge extends Error {}

async function* upTo(body: ReadableStream<Uint8Array> | null, limit: number) {
  let size = 0
  for await (const piece of piecesOf(body)) {
    size += piece.length
    if (size > limit) throw new TooLarge()
    yield piece
  }
}

/**
 * Gives a body that is a file to `use`, by its path on disk, where it is only so long; or undefined when it is larger than
 * its route reads. No more than a piece of it is in memory.
 */
export async function withFileOnDisk<T>(
  request: Request,
  use: (path: string) => Promise<T>,
): Promise<T | undefined> {
  const limit = readsFor(request).file?.bytes ?? 0
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'upload-'))
  try {
    const path = join(folder, 'file')
    await pipeline(Readable.from(upTo(request.body, limit)), createWriteStream(path))
    return await use(path)
  } catch (error) {
    if (error instanceof TooLarge) return undefined
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
