import { createHash, randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import {
  type CleanedFile,
  type FileKind,
  type FileOnDisk,
  fileKinds,
  focusWithin,
  type Storage,
} from '@/lib/content/media'
import type { Database, Executor, Transaction } from '@/lib/platform/db'
import { logError } from '@/lib/platform/log'
import { renewStories } from '../management/translations'
import { lockSpace } from '../space'
import { type AssetRow, nameFor, storedName } from './asset-address'
import { type AssetUse, findAssetUses } from './asset-usage'
import { withFormer } from './former-focuses'
import { assets } from './tables'

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** 62 bits. */
export const newKey = (): string =>
  Array.from(randomBytes(12), (byte) => alphabet[byte % alphabet.length]).join('')

export const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** What the row of a file says of its content. */
export const rowOf = (file: CleanedFile | FileOnDisk) => ({
  kind: file.kind,
  bytes: 'path' in file ? file.length : file.bytes.length,
  width: file.size?.width ?? null,
  height: file.size?.height ?? null,
  digest: 'path' in file ? file.digest : digestOf(file.bytes),
})

/** Removes bytes that no row names any more. Where that fails they stay in the store, which harms nothing. */
export const removeFile = (storage: Storage, name: string): Promise<void> =>
  storage.remove(name).catch((error: unknown) => logError('media', error))

/**
 * Removes all that is kept of a file that is gone: its content, and content that was sent to replace it. A store that lets
 * the shop list nothing still removes the content.
 */
const removeKey = (storage: Storage, row: AssetRow): Promise<void> =>
  storage.removeAll(row.key).catch((error: unknown) => {
    logError('media', error)
    return removeFile(storage, storedName(row))
  })

/** Keeps the bytes of a file, before a row names them. */
export async function keepFile(storage: Storage, key: string, file: CleanedFile | FileOnDisk) {
  const row = rowOf(file)
  const [name, { type }] = [storedName({ key, ...row }), fileKinds[file.kind]]
  if ('path' in file) await storage.writeFrom(name, file.path, type)
  else await storage.write(name, file.bytes, type)
  return row
}

type NewAsset = { name: string; folderId: number | null; author: string | null }

/** Adds a file to the library. `note` runs in its transaction. */
export async function createAsset(
  db: Database,
  storage: Storage,
  file: CleanedFile | FileOnDisk,
  { name, folderId, author }: NewAsset,
  note?: (tx: Transaction, row: AssetRow) => Promise<void>,
): Promise<AssetRow> {
  const key = newKey()
  const content = await keepFile(storage, key, file)
  const added = db.transaction(async (tx) => {
    const [row] = await tx
      .insert(assets)
      .values({ key, name: nameFor(name, file.kind), folderId, author, ...content })
      .returning()
    if (!row) throw new Error('The file was not added')
    await note?.(tx, row)
    return row
  })
  return added.catch(async (error: unknown) => {
    await removeFile(storage, storedName({ key, ...content }))
    throw error
  })
}

export type AssetChange =
  | { ok: true; row: AssetRow }
  /** `published`: what shoppers see would change, and the person may not do that. */
  | { ok: false; problem: 'missing' | 'otherKind' | 'published' | 'used' }

export const lockAsset = async (tx: Transaction, id: number): Promise<AssetRow | undefined> => {
  await lockSpace(tx)
  const [row] = await tx.select().from(assets).where(eq(assets.id, id)).for('update')
  return row
}

/** Whether shoppers see the file, now or by a plan. */
export const isPublic = (uses: readonly AssetUse[]) => uses.some((use) => use.inPublished || use.inPlanned)
/** The stories whose published pages show the file. */
export const publishedIds = (uses: readonly AssetUse[]) =>
  uses.filter((use) => use.inPublished).map(({ id }) => id)

type Replacing = {
  mayChangePublished: boolean
  note?: (tx: Transaction, row: AssetRow) => Promise<void>
}

type Refusal = Extract<AssetChange, { ok: false }>['problem']

/** Why a file may not get another content; asked before any of it is kept, and once more when the row is locked. */
async function replacingProblem(
  db: Executor,
  former: AssetRow | undefined,
  kind: FileKind,
  mayChangePublished: boolean,
): Promise<Refusal | undefined> {
  if (!former) return 'missing'
  if (fileKinds[former.kind].group !== fileKinds[kind].group) return 'otherKind'
  return !mayChangePublished && isPublic(await findAssetUses(db, former.key)) ? 'published' : undefined
}

/** Gives a file the content of another one. What is refused is not kept. */
export async function replaceFile(
  db: Database,
  storage: Storage,
  former: AssetRow,
  file: CleanedFile | FileOnDisk,
  replacing: Replacing,
): Promise<AssetChange> {
  const problem = await replacingProblem(db, former, file.kind, replacing.mayChangePublished)
  if (problem) return { ok: false, problem }
  const content = await keepFile(storage, former.key, file)
  const replaced = await replaceAsset(db, storage, former.id, content, replacing)
  if (!replaced.ok) await dropUnnamed(db, storage, former.key, content)
  return replaced
}

/** Removes content of a key that its row does not name. */
export async function dropUnnamed(
  db: Executor,
  storage: Storage,
  key: string,
  content: Pick<AssetRow, 'digest' | 'kind'>,
): Promise<void> {
  const [row] = await db.select().from(assets).where(eq(assets.key, key))
  const name = storedName({ key, ...content })
  if (!row || storedName(row) !== name) await removeFile(storage, name)
}

/**
 * Gives a file another content of the same group: a picture for a picture. Every page that shows it is renewed; its focal
 * point stays at the same place of the picture.
 */
export async function replaceAsset(
  db: Database,
  storage: Storage,
  id: number,
  content: ReturnType<typeof rowOf>,
  { mayChangePublished, note }: Replacing,
): Promise<AssetChange> {
  let former: AssetRow | undefined
  const changed = await db.transaction(async (tx): Promise<AssetChange> => {
    former = await lockAsset(tx, id)
    const problem = await replacingProblem(tx, former, content.kind, mayChangePublished)
    if (problem || !former) return { ok: false, problem: problem ?? 'missing' }
    const uses = await findAssetUses(tx, former.key)
    const [from, to] = [former, content].map(({ width, height }) => ({
      width: width ?? 1,
      height: height ?? 1,
    }))
    const [row] = await tx
      .update(assets)
      .set({
        ...content,
        name: nameFor(former.name, content.kind),
        focus: from && to ? focusWithin(former.focus, from, to) : '',
        formerFocuses: withFormer(former),
        updatedAt: sql`now()`,
      })
      .where(eq(assets.id, id))
      .returning()
    if (!row) throw new Error('The file was not replaced')
    await renewStories(tx, publishedIds(uses))
    await note?.(tx, row)
    return { ok: true, row }
  })
  if (changed.ok && former && storedName(former) !== storedName(changed.row))
    await removeFile(storage, storedName(former))
  return changed
}

type Deleting = Replacing & {
  /** Delete it although stories name it. */
  evenIfUsed: boolean
}

/** Deletes a file, its bytes after its row. Pages that showed it are renewed. */
export async function deleteAsset(
  db: Database,
  storage: Storage,
  id: number,
  { mayChangePublished, evenIfUsed, note }: Deleting,
): Promise<AssetChange> {
  const deleted = await db.transaction(async (tx): Promise<AssetChange> => {
    const row = await lockAsset(tx, id)
    if (!row) return { ok: false, problem: 'missing' }
    const uses = await findAssetUses(tx, row.key)
    if (isPublic(uses) && !mayChangePublished) return { ok: false, problem: 'published' }
    if (uses.length > 0 && !evenIfUsed) return { ok: false, problem: 'used' }
    await tx.delete(assets).where(eq(assets.id, id))
    await renewStories(tx, publishedIds(uses))
    await note?.(tx, row)
    return { ok: true, row }
  })
  if (deleted.ok) await removeKey(storage, deleted.row)
  return deleted
}
