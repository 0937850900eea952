import 'server-only'
import { z } from 'zod'
import {
  findHistoryEntry,
  type HistoryEntry,
  listHistory,
  readDraftVersion,
  readLatestPublications,
} from '@/lib/content/embedded'
import { type Database, database } from '@/lib/platform/db'

/** An entry of a story's history. */
export type StoryVersion = {
  id: number
  event: HistoryEntry['event']
  /** Unset: a program. */
  by?: string
  at: string
  /** What the page was called then. */
  name: string
  content: Record<string, unknown>
}

/** A part of a story's history beside its draft of now, which somebody may have saved since a page was opened. */
export type StoryHistory = {
  versions: StoryVersion[]
  /** The one before the last of `versions`, with which that one is compared; unset: there are no older ones. */
  older?: StoryVersion
  /** The version that shoppers see; unset for a story that is not published. */
  inShop?: number
  /** Unset for a folder and for a story that is not there. */
  draft?: { version: string; content: Record<string, unknown>; by?: string; at: string }
}

const atOnce = 30

export const historyQuery = z.object({
  before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  /** Only what was published. */
  published: z.literal('1').optional(),
})

const toVersion = ({ id, event, author, createdAt, name, content }: HistoryEntry): StoryVersion => ({
  ...{ id, event, name, content, at: createdAt.toISOString() },
  ...(author !== null && { by: author }),
})

export async function historyOf(
  storyId: number,
  { before, published: onlyPublished }: z.output<typeof historyQuery> = {},
  db: Database = database(),
): Promise<StoryHistory> {
  const [entries, draft, { published }] = await Promise.all([
    listHistory(db, storyId, { before, isPublished: onlyPublished !== undefined, most: atOnce + 1 }),
    readDraftVersion(db, storyId),
    readLatestPublications(db, storyId),
  ])
  const older = entries[atOnce]
  const listed = {
    versions: entries.slice(0, atOnce).map(toVersion),
    ...(older && { older: toVersion(older) }),
  }
  if (!draft) return listed
  const { story, version, savedAt, author } = draft
  return {
    ...listed,
    ...(published && story.publishedContent && { inShop: published.id }),
    draft: {
      ...{ version, content: story.content, at: savedAt.toISOString() },
      ...(author !== null && { by: author }),
    },
  }
}

/** An entry of a story's history; undefined for one of another story. */
export async function findVersion(
  storyId: number,
  id: number,
  db: Database = database(),
): Promise<StoryVersion | undefined> {
  const entry = await findHistoryEntry(db, storyId, id)
  return entry && toVersion(entry)
}
