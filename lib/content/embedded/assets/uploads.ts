import { randomBytes } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import { cleanFile, type FileProblem, fileKinds, type Storage } from '@/lib/content/media'
import { currentTime } from '@/lib/platform/clock'
import type { Database, Executor } from '@/lib/platform/db'
import { sameSecret } from '@/lib/platform/security'
import { isLiveToken } from '../tokens'
import { type AssetRow, nameFor, storedName } from './asset-address'
import { findAsset, hasFolder } from './asset-list'
import { type AssetChange, dropUnnamed, keepFile, newKey, replaceAsset } from './store-file'
import { assets, assetUploads } from './tables'

export type Announced = { id: number; key: string; secret: string }
type Announcement = {
  name: string
  folderId: number | null
  replacesId: number | null
  /** Of the token that announces it. */
  tokenHash: string | null
}

/** Uploads that are not finished after this time are forgotten. */
const openHours = 24

/** Opens an upload; a new file will have its id. `undefined`: the folder or the file to replace is missing. */
export async function announceUpload(
  db: Executor,
  { name, folderId, replacesId, tokenHash }: Announcement,
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
  const given = { name, folderId, replacesId, tokenHash, file: null }
  const values = { id, secret, key, ...given, createdAt: currentTime() }
  await db.insert(assetUploads).values(values).onConflictDoUpdate({ target: assetUploads.id, set: values })
  return { id, key, secret }
}

type Upload = typeof assetUploads.$inferSelect

/** Whether the token that announced an upload is still one: the upload ends with it. */
const isAllowed = async (db: Executor, { tokenHash }: Upload): Promise<boolean> =>
  tokenHash === null || (await isLiveToken(db, tokenHash, currentTime()))

async function announced(db: Executor, key: string, secret: string): Promise<Upload | undefined> {
  const [upload] = await db.select().from(assetUploads).where(eq(assetUploads.key, key))
  if (!upload || !sameSecret(secret, upload.secret)) return undefined
  return (await isAllowed(db, upload)) ? upload : undefined
}

/** Whether an upload was announced under this key with this secret, by a token that has not ended since. */
export const isAnnounced = async (db: Executor, key: string, secret: string): Promise<boolean> =>
  (await announced(db, key, secret)) !== undefined

/**
 * Takes the bytes of an announced upload. `refused`: there is no such upload, its secret is another one, or its token has
 * ended.
 */
export async function receiveUpload(
  db: Executor,
  storage: Storage,
  { key, secret }: { key: string; secret: string },
  bytes: Buffer,
): Promise<FileProblem | 'otherKind' | 'refused' | undefined> {
  const upload = await announced(db, key, secret)
  if (!upload) return 'refused'
  const cleaned = await cleanFile(bytes)
  if (!cleaned.ok) return cleaned.problem
  const replaced = upload.replacesId === null ? undefined : await findAsset(db, upload.replacesId)
  if (replaced && fileKinds[replaced.kind].group !== fileKinds[cleaned.file.kind].group) return 'otherKind'
  const file = await keepFile(storage, key, cleaned.file)
  await db.update(assetUploads).set({ file }).where(eq(assetUploads.id, upload.id))
  const isOther = upload.file && storedName({ key, ...upload.file }) !== storedName({ key, ...file })
  if (upload.file && isOther) await dropUnnamed(db, storage, key, upload.file)
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
  if (!upload?.file || !(await isAllowed(db, upload))) return { ok: false, problem: 'missing' }
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
  for (const { key, file } of await db.delete(assetUploads).where(old).returning())
    if (file) await dropUnnamed(db, storage, key, file)
}
