import 'server-only'
import { listVersions, versionsQuery } from '@/lib/content/embedded'
import { type Database, database } from '@/lib/platform/db'

/** An entry of a story's history. */
export type StoryVersion = {
  id: number
  event: 'saved' | 'planned' | 'published' | 'unpublished'
  /** Unset: a program. */
  by?: string
  at: string
  content: Record<string, unknown>
}

const most = 40

export async function versionsOf(storyId: number, db: Database = database()): Promise<StoryVersion[]> {
  const query = versionsQuery.parse({ per_page: most, show_content: '1' })
  const { versions } = await listVersions(db, storyId, query)
  return versions.map(({ id, event, author, created_at, content = {} }) => ({
    id,
    event,
    ...(author !== null && { by: author }),
    at: created_at,
    content,
  }))
}
