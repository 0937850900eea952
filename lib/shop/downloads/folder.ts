import { createReadStream, type Stats } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { BytePart } from '@/lib/platform/http'
import { downloadFile } from '@/schemas/shop'

/** The path of a file that is sold, in the folder that the merchant fills; undefined for a name that leads elsewhere. */
const pathOf = (dataDir: string, file: string): string | undefined =>
  downloadFile.safeParse(file).success ? join(dataDir, 'downloads', file) : undefined

/** An empty file is one that is still being copied. */
const isFull = (found: Stats): boolean => found.isFile() && found.size > 0

/** Whether the merchant has put a file into the folder. */
export async function hasDownload(dataDir: string, file: string): Promise<boolean> {
  const path = pathOf(dataDir, file)
  const found = path && (await stat(path).catch(() => undefined))
  return found ? isFull(found) : false
}

export type OpenedDownload = {
  size: number
  /** Differs when its content does, as an entity tag. */
  tag: string
  /** When it was changed, as HTTP writes times. */
  modified: string
  /** Reads it, or a part of it, while it is sent, however large it is. Whoever has opened it reads it, or closes it. */
  stream: (part?: BytePart) => ReadableStream<Uint8Array>
  close: () => Promise<void>
}

/** Opens a file of the folder; undefined while there is none. */
export async function openDownload(dataDir: string, file: string): Promise<OpenedDownload | undefined> {
  const path = pathOf(dataDir, file)
  const handle = path && (await open(path).catch(() => undefined))
  if (!handle) return undefined
  const found = await handle.stat()
  if (!isFull(found)) {
    await handle.close()
    return undefined
  }
  const { size, mtime } = found
  return {
    size,
    tag: `"${size.toString(36)}-${mtime.getTime().toString(36)}"`,
    modified: mtime.toUTCString(),
    // A file that grows meanwhile must not exceed the length that was announced.
    stream: ({ start, end } = { start: 0, end: size }) =>
      Readable.toWeb(createReadStream('', { fd: handle, start, end: end - 1 })) as ReadableStream<Uint8Array>,
    close: () => handle.close(),
  }
}
