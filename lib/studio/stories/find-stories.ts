import 'server-only'
import {
  countFiltered,
  type FoundRow,
  searchStories,
  type TreeFilter,
  type TreeOrder,
} from '@/lib/content/embedded'
import { type Database, database } from '@/lib/platform/db'
import { fillShopWords, readShopWords } from '@/lib/studio/shop-words'
import { findWords } from './find-words'
import { mostFound } from './most-found'
import type { StoryList } from './read'
import { type StoryRow, toStoryRow } from './story-row'

/** Some of what the statement finds is only in values that nobody reads, and comes last. */
const mostLookedAt = 3

async function toFound({ content, ...row }: FoundRow, search: string): Promise<StoryRow> {
  const hit = content ? findWords(content, search) : undefined
  if (!hit) return toStoryRow(row)
  const words = hit.words.includes('{')
    ? fillShopWords(hit.words, await readShopWords(row.fullSlug))
    : hit.words
  return { ...toStoryRow(row), hit: { ...hit, words } }
}

/**
 * What has a text in its name, its path or its draft, as far as the filter leaves it; what has it only in values that no
 * reader sees comes last, unless an order is asked for.
 */
export async function findStories(
  {
    search,
    most = mostFound,
    order,
    ...filter
  }: TreeFilter & { search: string; most?: number | undefined; order?: TreeOrder | undefined },
  db: Database = database(),
): Promise<StoryList> {
  const rows = await searchStories(db, search, search ? most * mostLookedAt : most, filter, order)
  const read = await Promise.all(rows.map((row) => toFound(row, search)))
  const rank = ({ hit }: StoryRow) => Number(hit?.isTechnical ?? 0)
  const found = order ? read : read.toSorted((one, two) => rank(one) - rank(two))
  const total = search || found.length < most ? found.length : await countFiltered(db, filter)
  return { rows: found.slice(0, most), total }
}
