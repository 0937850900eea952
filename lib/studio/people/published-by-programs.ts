import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { studioChanges } from './tables'

/** The id of the newest change in the log; 0 for an empty one. */
export async function newestChange(db: Executor): Promise<number> {
  const [row] = await db
    .select({ id: studioChanges.id })
    .from(studioChanges)
    .orderBy(desc(studioChanges.id))
    .limit(1)
  return row?.id ?? 0
}

/** What plans and programs have published since a change, the oldest first; nobody has waited for its answer. */
export const listPublishedByPrograms = (db: Executor, since: number, most: number) =>
  db
    .select({ id: studioChanges.id, storyId: studioChanges.storyId, by: studioChanges.personName })
    .from(studioChanges)
    .where(
      and(
        gt(studioChanges.id, since),
        eq(studioChanges.kind, 'story-published'),
        isNull(studioChanges.personId),
      ),
    )
    .orderBy(asc(studioChanges.id))
    .limit(most)

/** Whether a kind of change of a story is in the log after another one. */
export async function isNotedSince(
  db: Executor,
  storyId: number,
  kind: (typeof studioChanges.$inferSelect)['kind'],
  since: number,
): Promise<boolean> {
  const [row] = await db
    .select({ id: studioChanges.id })
    .from(studioChanges)
    .where(and(gt(studioChanges.id, since), eq(studioChanges.storyId, storyId), eq(studioChanges.kind, kind)))
    .limit(1)
  return row !== undefined
}
