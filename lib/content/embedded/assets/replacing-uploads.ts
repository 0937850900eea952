import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { fileKinds, type Storage } from '@/lib/content/media'
import type { Database, Executor } from '@/lib/platform/db'
import { type AssetRow, storedName } from './asset-address'
import { findAssetUses } from './asset-usage'
import { type AssetChange, removeFile, replaceAsset } from './store-file'
import { assets, assetUploads } from './tables'

/** How long after its upload a file may turn out to be the new content of another one. */
const waitMinutes = 10

/** A file that was asked for by its id, or that a change has named, is one of its own. */
export const keepAsOwn = (db: Executor, id: number) =>
  db.delete(assetUploads).where(and(eq(assetUploads.id, id), isNull(assetUploads.replacesId)))

/** The one upload under the name of a file that nothing has asked for or used since; of several, none. */
async function findReplacement(db: Executor, { id, name }: AssetRow): Promise<AssetRow | undefined> {
  const found = await db
    .select({ asset: assets })
    .from(assetUploads)
    .innerJoin(assets, eq(assets.id, assetUploads.id))
    .where(
      and(
        isNull(assetUploads.replacesId),
        eq(assetUploads.name, name),
        ne(assets.id, id),
        sql`${assets.createdAt} > now() - make_interval(mins => ${waitMinutes})`,
      ),
    )
    .limit(2)
  const [only] = found.length === 1 ? found : []
  return only && (await findAssetUses(db, only.asset.key)).length === 0 ? only.asset : undefined
}

/**
 * Storyblok's own client and tool replace a file in another way than the documented one, which names the file in the
 * announcement: they upload the new content under the same name, as if it were a file of its own, do not look at it
 * again, and then change what is said of the old one. That change brings the content here to its file, and the second file
 * goes. `undefined`: there is no such upload.
 */
export async function takeReplacement(
  db: Database,
  storage: Storage,
  found: AssetRow,
): Promise<AssetChange | undefined> {
  const upload = await findReplacement(db, found)
  const bytes = upload && (await storage.read(storedName(upload)))
  if (!upload || !bytes) return undefined
  const { kind, width, height, digest } = upload
  const content = { kind, bytes: bytes.length, width, height, digest }
  await storage.write(storedName({ ...content, key: found.key }), bytes, fileKinds[kind].type)
  const replaced = await replaceAsset(db, storage, found.id, content, {
    mayChangePublished: true,
    note: async (tx) => {
      await keepAsOwn(tx, upload.id)
      await tx.delete(assets).where(eq(assets.id, upload.id))
    },
  })
  if (replaced.ok) await removeFile(storage, storedName(upload))
  return replaced
}
