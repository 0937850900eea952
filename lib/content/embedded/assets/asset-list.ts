import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { type FileGroup, kindsOf } from '@/lib/content/media'
import { database, type Executor } from '@/lib/platform/db'
import { haveWords } from '../contains-words'
import type { AssetRow } from './asset-address'
import { assetFolders, assets } from './tables'

export type AssetsAsked = {
  /** Null: those in no folder; unset: all. */
  folderId?: number | null | undefined
  term?: string | undefined
  group?: FileGroup | undefined
  /** Further conditions. */
  where?: SQL | undefined
  sort?: 'newest' | 'oldest' | 'name' | undefined
  limit: number
  offset: number
}

const texts = [assets.name, assets.copyright, assets.alt, assets.title]

const orders = {
  newest: [desc(assets.createdAt), desc(assets.id)],
  oldest: [asc(assets.createdAt), asc(assets.id)],
  name: [asc(sql`lower(${assets.name})`), asc(assets.id)],
} as const

/** A page of the files, and how many there are in all. */
export async function listAssets(
  db: Executor,
  { folderId, term, group, where: more, sort = 'newest', limit, offset }: AssetsAsked,
): Promise<{ rows: AssetRow[]; total: number }> {
  const where = and(
    folderId === undefined
      ? undefined
      : folderId === null
        ? isNull(assets.folderId)
        : eq(assets.folderId, folderId),
    term ? haveWords(texts, term) : undefined,
    group ? inArray(assets.kind, [...kindsOf(group)]) : undefined,
    more,
  )
  const rows = await db
    .select()
    .from(assets)
    .where(where)
    .orderBy(...orders[sort])
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(assets, where) }
}

export async function findAsset(db: Executor, id: number): Promise<AssetRow | undefined> {
  const [row] = await db.select().from(assets).where(eq(assets.id, id))
  return row
}

export async function findAssetByKey(db: Executor, key: string): Promise<AssetRow | undefined> {
  const [row] = await db.select().from(assets).where(eq(assets.key, key))
  return row
}

export const hasFolder = async (db: Executor, id: number): Promise<boolean> =>
  (await db.$count(assetFolders, eq(assetFolders.id, id))) > 0

/** The same on the database of this process. */
export const assetOfKey = (key: string): Promise<AssetRow | undefined> => findAssetByKey(database(), key)
