import { createHash, randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { type CleanedFile, fileKinds, focusWithin, type Storage } from '@/lib/content/media'
import type { Database, Transaction } from '@/lib/platform/db'
import { logError } from '@/lib/platform/log'
import { renewStories } from '../management/translations'
import { lockSpace } from '../space'
import { type AssetRow, nameFor, storedName } from './asset-address'
import { type AssetUse, findAssetUses } from './asset-usage'
import { assets } from './tables'

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** 62 bits. */
export const newKey = (): string =>
  Array.from(randomBytes(12), (byte) => alphabet[byte % alphabet.length]).join('')

export const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** What the row of a file says of its content. */
export const rowOf = ({ kind, bytes, size }: CleanedFile) => ({
  kind,
  bytes: bytes.length,
  width: size?.width ?? null,
  height: size?.height ?? null,
  digest: digestOf(bytes),
})

/** Removes bytes that no row names any more. Where that fails they stay in the store, which harms nothing. */
export const removeFile = (storage: Storage, name: string): Promise<void> =>
  storage.remove(name).catch((error: unknown) => logError('media', error))

/** Keeps the bytes of a file, before a row names them. */
export async function keepFile(storage: Storage, key: string, file: CleanedFile) {
  const row = rowOf(file)
  await storage.write(storedName({ key, ...row }), file.bytes, fileKinds[file.kind].type)
  return row
}

type NewAsset = { name: string; folderId: number | null; author: string | null }

/** Adds a file to the library. `note` runs in its transaction. */
export async function createAsset(
  db: Database,
  storage: Storage,
  file: CleanedFile,
  { name, folderId, author }: NewAsset,
  note?: (tx: Transaction, row: AssetRow) => Promise<void>,
): Promise<AssetRow> {
  const key = newKey()
  const content = await keepFile(storage, key, file)
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(assets)
      .values({ key, name: nameFor(name, file.kind), folderId, author, ...content })
      .returning()
    if (!row) throw new Error('The file was not added')
    await note?.(tx, row)
    return row
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
const isPublic = (uses: readonly AssetUse[]) => uses.some((use) => use.inPublished || use.inPlanned)
const publishedIds = (uses: readonly AssetUse[]) => uses.filter((use) => use.inPublished).map(({ id }) => id)

type Replacing = {
  mayChangePublished: boolean
  note?: (tx: Transaction, row: AssetRow) => Promise<void>
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
    if (!former) return { ok: false, problem: 'missing' }
    if (fileKinds[former.kind].group !== fileKinds[content.kind].group)
      return { ok: false, problem: 'otherKind' }
    const uses = await findAssetUses(tx, former.key)
    if (isPublic(uses) && !mayChangePublished) return { ok: false, problem: 'published' }
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
  if (deleted.ok) await removeFile(storage, storedName(deleted.row))
  return deleted
}
