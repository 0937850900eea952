import 'server-only'
import { findReferences, findStory } from '@/lib/content/embedded'
import { type Database, database } from '@/lib/platform/db'
import { type DraftFinding, readDraft } from '@/lib/studio/drafts'
import { type CountedChanges, countChanges } from './count-changes'
import { mostReferences, type StoryList } from './read'
import { toStoryRow } from './story-row'

/** What somebody should know before a story is published or taken off. Times are ISO 8601 texts. */
export type PublicationFacts = {
  savedAt: string
  /** Unset: a program. */
  savedBy?: string
  /** What changes for shoppers; unset for a story that is not published. */
  changes?: CountedChanges & { formerName?: string }
  /** How many blocks will not appear as intended. */
  faulty: number
  /** What refers to it. */
  references: StoryList
}

type Check = (draft: NonNullable<Awaited<ReturnType<typeof readDraft>>>) => readonly DraftFinding[]

/** @param check what the schemas find wrong with a draft */
export async function readFacts(
  id: number,
  check: Check,
  db: Database = database(),
): Promise<PublicationFacts | undefined> {
  const [story, draft] = await Promise.all([findStory(db, id), readDraft(id, db)])
  if (!story || !draft) return undefined
  const { rows, total } = await findReferences(db, story, mostReferences)
  const faulty = new Set(check(draft).flatMap(({ uid, isIdle }) => (isIdle ? [] : [uid])))
  const { publishedContent, publishedName } = story
  return {
    savedAt: draft.savedAt,
    ...(draft.savedBy !== undefined && { savedBy: draft.savedBy }),
    ...(publishedContent && {
      changes: {
        ...countChanges(publishedContent, draft.content),
        ...(publishedName && publishedName !== draft.name && { formerName: publishedName }),
      },
    }),
    faulty: faulty.size,
    references: { rows: rows.map(toStoryRow), total },
  }
}
