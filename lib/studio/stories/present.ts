import 'server-only'
import { currentTime } from '@/lib/platform/clock'
import { type Database, database } from '@/lib/platform/db'
import { listPresent, notePresence } from '@/lib/studio/people'
import type { StoryList } from './read'

/** A list with the names of the others who have its pages open now. */
export async function withPresent(
  { rows, ...list }: StoryList,
  personId: string,
  db: Database = database(),
): Promise<StoryList> {
  const storyIds = rows.filter(({ isFolder }) => !isFolder).map(({ id }) => id)
  const present = await listPresent(db, { storyIds, except: personId }, currentTime())
  return {
    ...list,
    rows: rows.map((row) => {
      const names = present.get(row.id)
      return names ? { ...row, present: names } : row
    }),
  }
}

/** Notes that somebody has a page open in the editor, and tells who else has. */
export async function atPage(
  storyId: number,
  personId: string,
  db: Database = database(),
): Promise<readonly string[]> {
  await notePresence(db, { storyId, personId }, currentTime())
  return presentAt(storyId, personId, db)
}

/** The names of the others who have a page open now. */
export async function presentAt(
  storyId: number,
  personId: string,
  db: Database = database(),
): Promise<readonly string[]> {
  const present = await listPresent(db, { storyIds: [storyId], except: personId }, currentTime())
  return present.get(storyId) ?? []
}
