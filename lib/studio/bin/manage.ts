import { purgeDeleted, restoreDeleted } from '@/lib/content/embedded'
import { type Database, database } from '@/lib/platform/db'
import { type Person, recordChange } from '@/lib/studio/people'
import { refusalOf, type StoryEdit } from '@/lib/studio/stories'
import type { RestoreBody } from './body'

/** Makes a deleted page a draft again. */
export const restore = (
  person: Person,
  id: number,
  { parent, slug }: RestoreBody,
  db: Database = database(),
): Promise<StoryEdit> =>
  db.transaction(async (tx): Promise<StoryEdit> => {
    const edited = await restoreDeleted(tx, id, { parentId: parent, slug }, person.name)
    if (!edited.ok) return refusalOf(edited)
    const { id: storyId, name, fullSlug } = edited.story
    await recordChange(tx, {
      ...{ person, kind: 'story-undeleted', story: { id: storyId, name }, detail: { path: fullSlug } },
    })
    return { ok: true, id: storyId }
  })

/** Deletes a page of the bin for good; false where it is there no more. */
export const purge = (person: Person, id: number, db: Database = database()): Promise<boolean> =>
  db.transaction(async (tx) => {
    const gone = await purgeDeleted(tx, id)
    if (!gone) return false
    const { storyId, name, fullSlug } = gone
    await recordChange(tx, {
      ...{ person, kind: 'story-purged', story: { id: storyId, name }, detail: { path: fullSlug } },
    })
    return true
  })
