import 'server-only'
import { binDays, listDeleted } from '@/lib/content/embedded'
import { type Database, database } from '@/lib/platform/db'
import { shownAddress } from '@/lib/studio/stories'

export const rowsAtOnce = 50

const dayMs = 24 * 60 * 60 * 1_000

/** A deleted page. Times are ISO 8601 texts. */
export type BinRow = {
  id: number
  storyId: number
  name: string
  slug: string
  address: string
  /** The folder that it was in; empty for the top. */
  folder: string
  /** Where it goes back to; null: its folder is gone, or it was at the top. */
  folderId: number | null
  /** Unset: a program. */
  by?: string
  at: string
  endsAt: string
}

const folderOf = (path: string) => path.slice(0, Math.max(path.lastIndexOf('/'), 0))

/** A part of the bin, the latest deletion first. */
export async function readBin(
  { search, offset }: { search: string; offset: number },
  db: Database = database(),
): Promise<{ rows: BinRow[]; total: number; days: number }> {
  const { rows, total } = await listDeleted(db, { search, offset, limit: rowsAtOnce })
  return {
    ...{ total, days: binDays },
    rows: rows.map(({ author, deletedAt, fullSlug, translatedSlugs, component, ...row }) => ({
      ...row,
      ...{ address: shownAddress({ fullSlug, translatedSlugs, component }), folder: folderOf(fullSlug) },
      ...(author !== null && { by: author }),
      at: deletedAt.toISOString(),
      endsAt: new Date(deletedAt.getTime() + binDays * dayMs).toISOString(),
    })),
  }
}
