import { asc, count, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/lib/platform/db'
import { assetFolders, assets } from './tables'

export type AssetFolder = typeof assetFolders.$inferSelect
export type CountedFolder = Pick<AssetFolder, 'id' | 'name' | 'parentId'> & { files: number }

/** Every folder, by name, with the number of the files that are directly in it. */
export const listAssetFolders = (db: Executor): Promise<CountedFolder[]> =>
  db
    .select({
      id: assetFolders.id,
      name: assetFolders.name,
      parentId: assetFolders.parentId,
      files: count(assets.id),
    })
    .from(assetFolders)
    .leftJoin(assets, eq(assets.folderId, assetFolders.id))
    .groupBy(assetFolders.id)
    .orderBy(asc(sql`lower(${assetFolders.name})`), asc(assetFolders.id))

export async function findAssetFolder(db: Executor, id: number): Promise<AssetFolder | undefined> {
  const [row] = await db.select().from(assetFolders).where(eq(assetFolders.id, id))
  return row
}

/** Whether a folder may be in another one: which is there, and neither the folder itself nor below it. */
async function mayBeIn(tx: Executor, parent: number, id?: number): Promise<boolean> {
  const rows = await tx.select({ id: assetFolders.id, parentId: assetFolders.parentId }).from(assetFolders)
  const parents = new Map(rows.map((row) => [row.id, row.parentId]))
  if (!parents.has(parent)) return false
  for (let at: number | null | undefined = parent, steps = 0; at && steps <= rows.length; steps += 1) {
    if (at === id) return false
    at = parents.get(at)
  }
  return true
}

export type FolderChange =
  | { ok: true; folder: AssetFolder }
  | { ok: false; problem: 'missing' | 'parent' | 'notEmpty' }

type Input = { name: string; parentId: number | null }

/** Folders change one after the other, so that none comes to be inside itself. */
const lockFolders = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(4117029)`)

export async function createAssetFolder(tx: Transaction, input: Input): Promise<FolderChange> {
  await lockFolders(tx)
  if (input.parentId !== null && !(await mayBeIn(tx, input.parentId))) return { ok: false, problem: 'parent' }
  const [folder] = await tx.insert(assetFolders).values(input).returning()
  if (!folder) throw new Error('The folder was not created')
  return { ok: true, folder }
}

/** Renames or moves a folder. */
export async function updateAssetFolder(
  tx: Transaction,
  id: number,
  { name, parentId }: Partial<Input>,
): Promise<FolderChange> {
  await lockFolders(tx)
  if (parentId && !(await mayBeIn(tx, parentId, id))) return { ok: false, problem: 'parent' }
  const [folder] = await tx
    .update(assetFolders)
    .set({
      ...(name !== undefined && { name }),
      ...(parentId !== undefined && { parentId }),
      updatedAt: sql`now()`,
    })
    .where(eq(assetFolders.id, id))
    .returning()
  return folder ? { ok: true, folder } : { ok: false, problem: 'missing' }
}

/** Deletes a folder in which nothing is. */
export async function deleteAssetFolder(tx: Transaction, id: number): Promise<FolderChange> {
  await lockFolders(tx)
  const folder = await findAssetFolder(tx, id)
  if (!folder) return { ok: false, problem: 'missing' }
  const inside =
    (await tx.$count(assets, eq(assets.folderId, id))) +
    (await tx.$count(assetFolders, eq(assetFolders.parentId, id)))
  if (inside > 0) return { ok: false, problem: 'notEmpty' }
  await tx.delete(assetFolders).where(eq(assetFolders.id, id))
  return { ok: true, folder }
}
