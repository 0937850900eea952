import { randomBytes } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import { cleanFile, type FileProblem, type Storage } from '@/lib/content/media'
import { currentTime } from '@/lib/platform/clock'
import type { Database, Executor } from '@/lib/platform/db'
import { sameSecret } from '@/lib/platform/security'
import { type AssetRow, nameFor, storedName } from './asset-address'
import { findAsset, hasFolder } from './asset-list'
import { type AssetChange, keepFile, newKey, removeFile, replaceAsset } from './store-file'
import { assets, assetUploads } from './tables'

export type Announced = { id: number; key: string; secret: string }
type Announcement = { name: string; folderId: number | null; replacesId: number | null }

/** Uploads that are not finished after this time are forgotten. */
const openHours = 24

/** Opens an upload; a new file will have its id. `undefined`: the folder or the file to replace is missing. */
export async function announceUpload(
  db: Executor,
  { name, folderId, replacesId }: Announcement,
): Promise<Announced | undefined> {
  if (folderId !== null && !(await hasFolder(db, folderId))) return undefined
  const replaced = replacesId === null ? undefined : await findAsset(db, replacesId)
  if (replacesId !== null && !replaced) return undefined
  const key = replaced?.key ?? newKey()
  const secret = randomBytes(24).toString('base64url')
  const numbers = await db.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('cms_assets', 'id')) as id`,
  )
  const id = replaced?.id ?? Number(numbers[0]?.id)
  const values = { id, secret, key, name, folderId, replacesId, file: null, createdAt: currentTime() }
  await db.insert(assetUploads).values(values).onConflictDoUpdate({ target: assetUploads.id, set: values })
  return { id, key, secret }
}

/** Whether an upload was announced under this key with this secret. */
export async function isAnnounced(db: Executor, key: string, secret: string): Promise<boolean> {
  const [upload] = await db
    .select({ secret: assetUploads.secret })
    .from(assetUploads)
    .where(eq(assetUploads.key, key))
  return upload !== undefined && sameSecret(secret, upload.secret)
}

/** Takes the bytes of an announced upload. `refused`: there is no such upload, or its secret is another one. */
export async function receiveUpload(
  db: Executor,
  storage: Storage,
  { key, secret }: { key: string; secret: string },
  bytes: Buffer,
): Promise<FileProblem | 'refused' | undefined> {
  const [upload] = await db.select().from(assetUploads).where(eq(assetUploads.key, key))
  if (!upload || !sameSecret(secret, upload.secret)) return 'refused'
  const cleaned = await cleanFile(bytes)
  if (!cleaned.ok) return cleaned.problem
  const file = await keepFile(storage, key, cleaned.file)
  await db.update(assetUploads).set({ file }).where(eq(assetUploads.id, upload.id))
  return undefined
}

/** `event` is missing where it was finished before. */
type Finished =
  | Extract<AssetChange, { ok: false }>
  | { ok: true; row: AssetRow; event?: 'uploaded' | 'replaced' }

/** Makes an asset of an upload that has arrived. A second call answers like the first. */
export async function finishUpload(db: Database, storage: Storage, id: number): Promise<Finished> {
  const [upload] = await db.select().from(assetUploads).where(eq(assetUploads.id, id))
  const made = upload?.replacesId ? undefined : await findAsset(db, id)
  if (made) return { ok: true, row: made }
  if (!upload?.file) return { ok: false, problem: 'missing' }
  const { file, key, name, folderId, replacesId } = upload
  const forget = (tx: Executor) => tx.delete(assetUploads).where(eq(assetUploads.id, id))
  if (replacesId !== null) {
    const replaced = await replaceAsset(db, storage, replacesId, file, {
      mayChangePublished: true,
      note: async (tx) => void (await forget(tx)),
    })
    return replaced.ok ? { ...replaced, event: 'replaced' } : replaced
  }
  return db.transaction(async (tx): Promise<Finished> => {
    const isThere = folderId !== null && (await hasFolder(tx, folderId))
    const [row] = await tx
      .insert(assets)
      .values({ id, key, name: nameFor(name, file.kind), folderId: isThere ? folderId : null, ...file })
      .returning()
    // One in no folder may be the new content of another file: `takeReplacement`.
    if (folderId !== null) await forget(tx)
    return row ? { ok: true, row: row as AssetRow, event: 'uploaded' } : { ok: false, problem: 'missing' }
  })
}

/** Forgets uploads that were never finished, with what had arrived of them. */
export async function pruneUploads(db: Executor, storage: Storage): Promise<void> {
  const old = lt(assetUploads.createdAt, sql`now() - make_interval(hours => ${openHours})`)
  for (const { id, key, file, replacesId } of await db.delete(assetUploads).where(old).returning())
    if (file && replacesId === null && !(await findAsset(db, id)))
      await removeFile(storage, storedName({ key, ...file }))
}
