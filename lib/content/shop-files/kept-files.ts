import { createHash } from 'node:crypto'
import { assetStorage, type Storage } from '@/lib/content/media'
import { type KeptKind, keptAddress, keptName, keptTypes } from '@/schemas/shop'

/** Before the name of a copy in the storage. */
const place = 'shopfiles'

/** Keeps a copy of a file under the name of its content, and returns its address. */
export async function keep(storage: Storage, bytes: Buffer, kind: KeptKind): Promise<string> {
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${kind}`
  await storage.write(`${place}/${name}`, bytes, keptTypes[kind])
  return keptAddress(name)
}

/** A copy by its name; undefined where it is missing. */
export const readKept = (name: string, storage: Storage = assetStorage()): Promise<Buffer | undefined> =>
  storage.read(`${place}/${name}`)

/** A copy by its address; undefined where it is missing, and for an address that is none of a copy. */
export async function readKeptFile(src: string, storage?: Storage): Promise<Buffer | undefined> {
  const name = keptName(src)
  return name === undefined ? undefined : readKept(name, storage)
}
