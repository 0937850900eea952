import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { studioChanges } from './tables'

/** Of which version in another market stories were made as copies, by the ids of both. */
export async function listOrigins(
  db: Executor,
  storyIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (storyIds.length === 0) return new Map()
  const { storyId, kind, detail } = studioChanges
  const from = sql<string | null>`${detail} ->> 'copiedFrom'`
  const rows = await db
    .select({ storyId, from })
    .from(studioChanges)
    .where(and(inArray(storyId, [...storyIds]), eq(kind, 'story-duplicated'), sql`${from} is not null`))
  return new Map(
    rows.flatMap((row) => (row.storyId === null ? [] : [[row.storyId, Number(row.from)] as const])),
  )
}
