import 'server-only'
import { findReferencesToEach, findTreeRows, type Story } from '@/lib/content/embedded'
import type { Database } from '@/lib/platform/db'
import { mostReferences, type StoryList } from './read'
import { toStoryRow } from './story-row'

/** What refers to each of some pages, read together. */
export async function readReferences(
  pages: readonly Pick<Story, 'id' | 'uuid'>[],
  db: Database,
): Promise<(id: number) => StoryList> {
  const found = await findReferencesToEach(db, pages)
  const named = [...found.values()].flatMap((ids) => ids.slice(0, mostReferences))
  const rows = new Map((await findTreeRows(db, [...new Set(named)])).map((row) => [row.id, toStoryRow(row)]))
  return (id) => {
    const ids = found.get(id) ?? []
    return { rows: ids.slice(0, mostReferences).flatMap((each) => rows.get(each) ?? []), total: ids.length }
  }
}
