import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkedKey, checkedName, type Storage } from './storage'

/** Keeps files below a folder. A file is there whole or not at all, even if the process dies while it is written. */
export function diskStorage(folder: string): Storage {
  const pathOf = (name: string) => join(folder, checkedName(name))
  return {
    read: (name) =>
      readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      }),
    async write(name, bytes) {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true })
      const part = `${path}.${randomUUID()}.part`
      try {
        const file = await open(part, 'w')
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(part, path)
      } catch (error) {
        await rm(part, { force: true })
        throw error
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
