import 'server-only'
import { countFiltered, type FoundRow, searchStories, type TreeFilter } from '@/lib/content/embedded'
import { type Database, database } from '@/lib/platform/db'
import { findWords } from './find-words'
import { mostFound } from './most-found'
import type { StoryList } from './read'
import { type StoryRow, toStoryRow } from './story-row'

/** Some of what the statement finds is only in values that nobody reads, and comes last. */
const mostLookedAt = 3

function toFound({ content, savedBy, ...row }: FoundRow, search: string): StoryRow {
  const hit = content ? findWords(content, search) : undefined
  return { ...toStoryRow(row), ...(savedBy && { savedBy }), ...(hit && { hit }) }
}

/**
 * What has a text in its name, its path or its draft, as far as the filter leaves it; what has it only in values that no
 * reader sees comes last.
 */
export async function findStories(
  { search, most = mostFound, ...filter }: TreeFilter & { search: string; most?: number | undefined },
  db: Database = database(),
): Promise<StoryList> {
  const rows = await searchStories(db, search, search ? most * mostLookedAt : most, filter)
  const found = rows
    .map((row) => toFound(row, search))
    .toSorted((one, two) => Number(one.hit?.isTechnical ?? 0) - Number(two.hit?.isTechnical ?? 0))
  const total = search || found.length < most ? found.length : await countFiltered(db, filter)
  return { rows: found.slice(0, most), total }
}
