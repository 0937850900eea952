import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '@/lib/platform/db'
import { deletedStories } from '../tables'
import { stageChanges } from './tables'

/** Takes the stage histories of stories that are about to be deleted into the bin, to entries of a range of ids. */
export async function keepStageChanges(tx: Transaction, first: number, last: number): Promise<void> {
  await tx.execute(sql`
    update ${stageChanges} s set deleted_id = d.id, story_id = null
    from ${deletedStories} d where d.story_id = s.story_id and d.id between ${first} and ${last}`)
}

/** Brings the stage history of an entry of the bin back to the story that was made of it, which begins at the first stage. */
export async function restoreStageChanges(
  tx: Transaction,
  deletedId: number,
  storyId: number,
): Promise<void> {
  await tx.update(stageChanges).set({ storyId, deletedId: null }).where(eq(stageChanges.deletedId, deletedId))
}
