import { and, desc, eq, lt } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { storyVersions } from '../tables'

export type HistoryEntry = typeof storyVersions.$inferSelect

type Asked = {
  /** Only older ones than this. */
  before?: number | undefined
  isPublished?: boolean | undefined
  most: number
}

/** A part of the history of a story, newest first. An entry that is added meanwhile moves none of them. */
export const listHistory = (
  db: Executor,
  storyId: number,
  { before, isPublished, most }: Asked,
): Promise<HistoryEntry[]> =>
  db
    .select()
    .from(storyVersions)
    .where(
      and(
        eq(storyVersions.storyId, storyId),
        before === undefined ? undefined : lt(storyVersions.id, before),
        isPublished ? eq(storyVersions.event, 'published') : undefined,
      ),
    )
    .orderBy(desc(storyVersions.id))
    .limit(most)

/** An entry of the history of a story; undefined for one of another story. */
export async function findHistoryEntry(
  db: Executor,
  storyId: number,
  id: number,
): Promise<HistoryEntry | undefined> {
  const [row] = await db
    .select()
    .from(storyVersions)
    .where(and(eq(storyVersions.storyId, storyId), eq(storyVersions.id, id)))
  return row
}
