import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '@/lib/platform/db'
import { deletedStories } from '../tables'
import { discussions } from './tables'

/** Takes the threads of stories that are about to be deleted into the bin, to entries of a range of ids. */
export async function keepDiscussions(tx: Transaction, first: number, last: number): Promise<void> {
  await tx.execute(sql`
    update ${discussions} t set deleted_id = d.id, story_id = null
    from ${deletedStories} d where d.story_id = t.story_id and d.id between ${first} and ${last}`)
}

/** Brings the threads of an entry of the bin back to the story that was made of it. */
export async function restoreDiscussions(tx: Transaction, deletedId: number, storyId: number): Promise<void> {
  await tx.update(discussions).set({ storyId, deletedId: null }).where(eq(discussions.deletedId, deletedId))
}
