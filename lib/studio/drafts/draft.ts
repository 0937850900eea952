import 'server-only'
import {
  keepRead,
  readDraftVersion,
  readLatestPublications,
  readSeen,
  type SeenFiles,
} from '@/lib/content/embedded'
import { type Database, database } from '@/lib/platform/db'
import { allows, type Person } from '@/lib/studio/people'

/** A story as the editor opens it. Times are ISO 8601 texts. */
export type StoryDraft = {
  id: number
  uuid: string
  name: string
  fullSlug: string
  component: string | undefined
  translatedSlugs: readonly { lang: string; path: string }[]
  isPublished: boolean
  /** Names the last publish, as a look at the open story does; 0 for none. */
  publish: number
  hasUnpublishedChanges: boolean
  content: Record<string, unknown>
  /** Names this content; a save says on which version it is based. */
  version: string
  savedAt: string
  /** Who saved this content; unset: a program. */
  savedBy?: string
  /** What publishing makes public beside the content and the name, as the editor shows it. */
  seen: { place: string; translations: string; files: SeenFiles }
}

/** The draft of a story; undefined for a folder and for a story that is not there. */
export async function readDraft(storyId: number, db: Database = database()): Promise<StoryDraft | undefined> {
  const draft = await readDraftVersion(db, storyId)
  const around = draft && (await readSeen(db, storyId))
  if (!around) return undefined
  const { published } = await readLatestPublications(db, storyId)
  const { story, version, savedAt, author } = draft
  return {
    id: story.id,
    uuid: story.uuid,
    name: story.name,
    fullSlug: story.fullSlug,
    component: typeof story.content.component === 'string' ? story.content.component : undefined,
    translatedSlugs: story.translatedSlugs.map(({ lang, path }) => ({ lang, path })),
    isPublished: story.publishedContent !== null,
    publish: published?.id ?? 0,
    hasUnpublishedChanges: story.unpublishedChanges,
    content: story.content,
    version,
    savedAt: savedAt.toISOString(),
    ...(author !== null && { savedBy: author }),
    seen: { place: around.place, translations: around.translations, files: around.files },
  }
}

/**
 * Keeps the draft that a person is about to read in the history as it is, where they may publish: whoever writes on does
 * not take from them the version that they have read.
 */
export async function keepReadBy(
  person: Pick<Person, 'role'>,
  storyId: number,
  db: Database = database(),
): Promise<void> {
  if (allows(person, 'publish')) await keepRead(db, storyId)
}
