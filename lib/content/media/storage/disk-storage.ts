import { randomUUID } from 'node:crypto'
import {
  copyFile,
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
} from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { checkedKey, checkedName, isName, type Storage } from './storage'

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** Keeps files below a folder. A file is there whole or not at all, even if the process dies while it is written. */
export function diskStorage(folder: string): Storage {
  const pathOf = (name: string) => join(folder, checkedName(name))
  /** Fills a file beside its place, which takes its place once it is whole. */
  async function put(name: string, fill: (part: string) => Promise<FileHandle>): Promise<void> {
    const path = pathOf(name)
    await mkdir(dirname(path), { recursive: true })
    const part = `${path}.${randomUUID()}.part`
    try {
      const file = await fill(part)
      try {
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(part, path)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }
  return {
    read: (name) => readFile(pathOf(name)).catch(unlessMissing),
    async readPart(name, start, end) {
      const file = await open(pathOf(name)).catch(unlessMissing)
      if (!file) return undefined
      try {
        const part = Buffer.alloc(end - start)
        const { bytesRead } = await file.read(part, 0, part.length, start)
        return part.subarray(0, bytesRead)
      } finally {
        await file.close()
      }
    },
    write: (name, bytes) =>
      put(name, async (part) => {
        const file = await open(part, 'w')
        await file.writeFile(bytes).catch((error: unknown) => file.close().then(() => Promise.reject(error)))
        return file
      }),
    writeFrom: (name, path) =>
      put(name, async (part) => {
        await copyFile(path, part)
        return open(part, 'r+')
      }),
    async *names() {
      const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessMissing)
      for (const entry of found ?? []) {
        const name = relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')
        // What is being written has another ending.
        if (entry.isFile() && isName(name)) yield name
      }
    },
    async remove(name) {
      const path = pathOf(name)
      await rm(path, { force: true })
      await rmdir(dirname(path)).catch(() => undefined)
    },
    removeAll: (key) => rm(join(folder, checkedKey(key)), { recursive: true, force: true }),
  }
}
