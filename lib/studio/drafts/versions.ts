import 'server-only'
import { listVersions, readDraftVersion, readLatestPublications, versionsQuery } from '@/lib/content/embedded'
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

/** The history of a story beside its draft of now, which somebody may have saved since a page was opened. */
export type StoryHistory = {
  versions: StoryVersion[]
  /** The version that shoppers see; unset for a story that is not published. */
  inShop?: number
  /** Unset for a folder and for a story that is not there. */
  draft?: { version: string; content: Record<string, unknown>; by?: string; at: string }
}

const most = 60

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

export async function historyOf(storyId: number, db: Database = database()): Promise<StoryHistory> {
  const [versions, draft, { published }] = await Promise.all([
    versionsOf(storyId, db),
    readDraftVersion(db, storyId),
    readLatestPublications(db, storyId),
  ])
  if (!draft) return { versions }
  const { story, version, author } = draft
  return {
    versions,
    ...(published && story.publishedContent && { inShop: published.id }),
    draft: {
      ...{ version, content: story.content, at: story.updatedAt.toISOString() },
      ...(author !== null && { by: author }),
    },
  }
}
