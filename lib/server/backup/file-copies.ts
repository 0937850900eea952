import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '@/lib/content/media'
import { CommandProblem } from '@/lib/server/start'
import type { Manifest } from './manifest'

type Copied = Manifest['files'][number]

const partSize = 8 * 1024 * 1024

/** A stored file in parts, so that a film is never in memory whole. */
async function* partsOf(storage: Storage, name: string): AsyncGenerator<Buffer> {
  for (let at = 0; ; at += partSize) {
    const part = await storage.readPart(name, at, at + partSize)
    if (!part || part.length === 0) return
    yield part
    if (part.length < partSize) return
  }
}

/** Writes a file into the folder of a backup. */
async function write(folder: string, path: string, source: AsyncIterable<Buffer>): Promise<Copied> {
  const target = join(folder, path)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  let bytes = 0
  async function* counted() {
    for await (const part of source) {
      hash.update(part)
      bytes += part.length
      yield part
    }
  }
  await pipeline(Readable.from(counted()), createWriteStream(target, { mode: 0o600 }))
  return { path, bytes, sha256: hash.digest('hex') }
}

/** Copies what is kept in the storage. What is removed meanwhile is left out. */
export async function copyStored(folder: string, storage: Storage): Promise<Copied[]> {
  const copied: Copied[] = []
  for await (const name of storage.names())
    copied.push(await write(folder, `assets/${name}`, partsOf(storage, name)))
  return copied.filter(({ bytes }) => bytes > 0)
}

/** Copies the files of a folder beside the database; none where there is no folder. */
export async function copyFolder(folder: string, source: string, name: string): Promise<Copied[]> {
  const found = await readdir(source, { recursive: true, withFileTypes: true }).catch(() => [])
  const copied: Copied[] = []
  for (const entry of found) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    copied.push(await write(folder, join(name, relative(source, path)), createReadStream(path)))
  }
  return copied
}

/** Throws a `CommandProblem` for a file of a backup that is missing, or not what was written. */
export async function proveFile(folder: string, { path, bytes, sha256 }: Copied): Promise<void> {
  const file = join(folder, path)
  const found = await stat(file).catch(() => undefined)
  const hash = createHash('sha256')
  if (found?.size === bytes) for await (const part of createReadStream(file)) hash.update(part)
  if (found?.size !== bytes || hash.digest('hex') !== sha256)
    throw new CommandProblem(`${file} is not what was written.`)
}
