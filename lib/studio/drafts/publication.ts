import 'server-only'
import { z } from 'zod'
import { setPublished } from '@/lib/content/embedded'
import { type Database, database } from '@/lib/platform/db'
import { type Person, recordChange } from '@/lib/studio/people'

export const publicationInput = z.object({ published: z.boolean() })

type Change = { storyId: number; published: boolean; person: Pick<Person, 'id' | 'name'> }

/** Publishes the draft of a story or takes its page offline; false for a story that is not there. */
export async function setPublication(
  { storyId, published, person }: Change,
  db: Database = database(),
): Promise<boolean> {
  const changed = await setPublished(db, storyId, published)
  if (!changed.ok) return false
  const { id, name } = changed.story
  const kind = published ? 'story-published' : 'story-unpublished'
  await recordChange(db, { person, kind, story: { id, name } })
  return true
}
