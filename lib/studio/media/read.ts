import 'server-only'
import {
  type AssetRow,
  addressOf,
  findAsset,
  findAssetByKey,
  findAssetUses,
  listAssetFolders,
  listAssets,
  versionedAddress,
} from '@/lib/content/embedded'
import { fileKinds } from '@/lib/content/media'
import { config } from '@/lib/platform/config'
import { type Database, database } from '@/lib/platform/db'
import { marketsOf } from '@/lib/platform/markets'
import { shownAddress } from '@/lib/studio/stories'
import type { LibraryQuery } from './bodies'
import type { AssetCard, Library, TextLanguage, UseRow } from './types'

/** The files of a page of the library. */
const filesPerPage = 60

export const toCard = (row: AssetRow): AssetCard => {
  const { id, name, folderId, kind, bytes, width, height } = row
  const { alt, title, copyright, source, focus, formerFocuses, author } = row
  return {
    ...{ id, name, folderId, kind, bytes, width, height, alt, title, copyright, source },
    ...{ focus, formerFocuses, author },
    filename: addressOf(row),
    address: versionedAddress(row),
    isPicture: fileKinds[kind].group === 'picture',
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

const spokenLanguages = (): TextLanguage[] => [
  ...new Set(marketsOf(config().brand).map(({ language }) => language)),
]

/** What the library shows: files of a folder, those that a search finds in all of them, or the one of a key. */
export async function readLibrary(
  { folder, term, group, page, key }: LibraryQuery,
  db: Database = database(),
): Promise<Library> {
  if (key !== undefined) {
    const row = await findAssetByKey(db, key)
    return { assets: row ? [toCard(row)] : [], total: row ? 1 : 0, folders: [], languages: spokenLanguages() }
  }
  const asked = { folderId: term ? undefined : folder, term, group, limit: filesPerPage }
  const { rows, total } = await listAssets(db, { ...asked, offset: (page - 1) * filesPerPage })
  const folders = await listAssetFolders(db)
  return { assets: rows.map(toCard), total, folders, languages: spokenLanguages() }
}

/** A file with where it is used. */
export async function readAsset(
  id: number,
  db: Database = database(),
): Promise<{ asset: AssetCard; uses: UseRow[] } | undefined> {
  const row = await findAsset(db, id)
  if (!row) return undefined
  const uses = await findAssetUses(db, row.key)
  return {
    asset: toCard(row),
    uses: uses.map(({ fullSlug, translatedSlugs, component, ...use }) => ({
      ...use,
      address: shownAddress({ fullSlug, translatedSlugs, component }),
    })),
  }
}
