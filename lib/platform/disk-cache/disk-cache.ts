import { randomUUID } from 'node:crypto'
import { mkdir, opendir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type DiskCache = {
  read: (name: string) => Promise<Buffer | undefined>
  write: (name: string, bytes: Buffer) => Promise<void>
  /** Marks a file as used by what was made of it. */
  use: (name: string) => Promise<void>
  remove: (name: string) => Promise<void>
  /** The size of all files; undefined before the first was written. */
  bytes: () => number | undefined
}

const temporary = '.part'
const hourMs = 3_600_000
/** Prunes to below the limit, so that the next file does not trigger it again. */
const keptShare = 0.8
/** Another process may write into the same folder, so the folder is measured again after this share of it was written. */
const measuredShare = 0.05
/** How many files are looked at together. */
const batch = 64

/**
 * Caches files in one folder, limited to about `maxBytes` in total; the least recently used ones are deleted. Files are
 * written atomically, even if the process dies, and other processes may use the same folder. Names must not contain a
 * path.
 */
export function createDiskCache(folder: string, maxBytes: number): DiskCache {
  let size: Promise<number> | undefined
  let known: number | undefined
  let unmeasured = 0
  let pruning: Promise<void> | undefined

  const pathOf = (name: string) => {
    if (!/^[a-z0-9]+\.[a-z0-9]+$/.test(name))
      throw new TypeError(`${JSON.stringify(name)} is not a file name`)
    return join(folder, name)
  }

  async function look(name: string) {
    const found = await stat(join(folder, name)).catch(() => undefined)
    return found?.isFile() ? { name, bytes: found.size, usedMs: found.mtimeMs } : undefined
  }

  async function list() {
    const names: string[] = []
    const entries = await opendir(folder).catch(() => undefined)
    if (entries) for await (const { name } of entries) names.push(name)
    const files: Awaited<ReturnType<typeof look>>[] = []
    for (let from = 0; from < names.length; from += batch)
      files.push(...(await Promise.all(names.slice(from, from + batch).map(look))))
    return files.filter((file) => file !== undefined)
  }

  const measure = async () => (await list()).reduce((sum, { bytes }) => sum + bytes, 0)

  async function prune() {
    const files = (await list()).sort((one, other) => one.usedMs - other.usedMs)
    let total = files.reduce((sum, { bytes }) => sum + bytes, 0)
    for (const { name, bytes, usedMs } of files) {
      const left = name.endsWith(temporary) && Date.now() - usedMs > hourMs
      if (total <= maxBytes * keptShare && !left) continue
      await rm(join(folder, name), { force: true })
      total -= bytes
    }
    known = total
    size = Promise.resolve(total)
  }

  async function read(name: string) {
    const path = pathOf(name)
    const bytes = await readFile(path).catch(() => undefined)
    if (bytes) void touch(path)
    return bytes
  }

  /** At most once an hour, to spare the disk. */
  async function touch(path: string) {
    const now = Date.now()
    const found = await stat(path).catch(() => undefined)
    if (found && now - found.mtimeMs > hourMs)
      await utimes(path, now / 1000, now / 1000).catch(() => undefined)
  }

  async function write(name: string, bytes: Buffer) {
    const path = pathOf(name)
    if (bytes.length > maxBytes) return
    await mkdir(folder, { recursive: true })
    if (unmeasured > maxBytes * measuredShare) size = undefined
    if (size === undefined) unmeasured = 0
    size ??= measure()
    const before = await size
    const part = `${path}.${randomUUID()}${temporary}`
    try {
      await writeFile(part, bytes)
      await rename(part, path)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
    unmeasured += bytes.length
    known = Math.max(before, await size) + bytes.length
    size = Promise.resolve(known)
    if (known <= maxBytes) return
    pruning ??= prune().finally(() => {
      pruning = undefined
    })
    await pruning
  }

  return {
    read,
    write,
    use: (name) => touch(pathOf(name)),
    remove: (name) => rm(pathOf(name), { force: true }),
    bytes: () => known,
  }
}
