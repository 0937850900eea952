import 'server-only'
import { findReferences, findStory, type Story } from '@/lib/content/embedded'
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

/** A version of a story that is to be published: its draft, or one that a plan holds. */
type Kept = {
  content: Record<string, unknown>
  name: string
  savedAt: string
  savedBy?: string
}

export type FactsCheck = (
  story: Pick<Story, 'id' | 'uuid' | 'name' | 'fullSlug'>,
  content: Record<string, unknown>,
) => readonly DraftFinding[] | Promise<readonly DraftFinding[]>

/** @param check what the schemas find wrong with a version */
export async function factsOf(
  story: Story,
  { content, name, savedAt, savedBy }: Kept,
  check: FactsCheck,
  db: Database,
): Promise<PublicationFacts> {
  const { rows, total } = await findReferences(db, story, mostReferences)
  const found = await check(story, content)
  const faulty = new Set(found.flatMap(({ uid, isIdle }) => (isIdle ? [] : [uid])))
  const { publishedContent, publishedName } = story
  return {
    savedAt,
    ...(savedBy !== undefined && { savedBy }),
    ...(publishedContent && {
      changes: {
        ...countChanges(publishedContent, content),
        ...(publishedName && publishedName !== name && { formerName: publishedName }),
      },
    }),
    faulty: faulty.size,
    references: { rows: rows.map(toStoryRow), total },
  }
}

/** What should be known of the draft of a story. */
export async function readFacts(
  id: number,
  check: FactsCheck,
  db: Database = database(),
): Promise<PublicationFacts | undefined> {
  const [story, draft] = await Promise.all([findStory(db, id), readDraft(id, db)])
  return story && draft ? factsOf(story, draft, check, db) : undefined
}
