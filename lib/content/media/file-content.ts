import { open } from 'node:fs/promises'

/** A file that is read in parts, so that no more of it is in memory than is looked at. */
export type FileContent = {
  size: number
  /** The bytes from `start` up to, and without, `end`; fewer at the end of the file. */
  read: (start: number, end: number) => Promise<Buffer>
}

export const contentOf = (bytes: Buffer): FileContent => ({
  size: bytes.length,
  read: async (start, end) => bytes.subarray(start, end),
})

/** Looks at a file on disk. */
export async function withContent<T>(path: string, look: (content: FileContent) => Promise<T>): Promise<T> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const read = async (start: number, end: number) => {
      const part = Buffer.alloc(Math.max(0, Math.min(end, size) - start))
      const { bytesRead } = await file.read(part, 0, part.length, start)
      return part.subarray(0, bytesRead)
    }
    return await look({ size, read })
  } finally {
    await file.close()
  }
}
