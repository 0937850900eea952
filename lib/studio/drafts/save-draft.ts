import 'server-only'
import { readSeen, type SeenFiles, saveDraftVersion } from '@/lib/content/embedded'
import { type Database, database } from '@/lib/platform/db'
import { isLatestChange, type Person, recordChange } from '@/lib/studio/people'

/** What another person saved since the version on which a save is based. */
type Theirs = {
  content: Record<string, unknown>
  version: string
  /** Unset: a program saved it. */
  by?: string
  savedAt: string
}

export type SavedDraft =
  /** `files`: those that the content names, in their present versions. */
  | { ok: true; version: string; files: SeenFiles }
  | { ok: false; error: { key: 'missing' } }
  | { ok: false; error: { key: 'conflict'; theirs: Theirs } }

type Save = {
  storyId: number
  content: Record<string, unknown>
  basedOn: string
  as?: 'restored' | 'merged' | undefined
  person: Pick<Person, 'id' | 'name'>
}

/** Saves a draft. Once it answers ok, the content is in the database and survives a crash. */
export async function saveDraft(
  { storyId, content, basedOn, as, person }: Save,
  db: Database = database(),
): Promise<SavedDraft> {
  const saved = await saveDraftVersion(db, {
    ...{ id: storyId, content, basedOn, event: as },
    author: person.name,
  })
  if (saved.ok) {
    // A save within the same sitting changes the entry of the history that is already in the log, unless something else
    // was logged since: then it is a change of its own.
    const kind = as === 'restored' ? 'story-restored' : 'draft-saved'
    if (saved.isNewEntry || (saved.isChanged && !(await isLatestChange(db, storyId, 'draft-saved'))))
      await recordChange(db, { person, kind, story: { id: storyId, name: saved.name } })
    return { ok: true, version: saved.version, files: (await readSeen(db, storyId))?.files ?? {} }
  }
  if (saved.error === 'missing') return { ok: false, error: { key: 'missing' } }
  const { story, version, author, savedAt } = saved.theirs
  const theirs: Theirs = { content: story.content, version, savedAt: savedAt.toISOString() }
  return {
    ok: false,
    error: { key: 'conflict', theirs: author === null ? theirs : { ...theirs, by: author } },
  }
}
