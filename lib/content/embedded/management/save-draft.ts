import { and, desc, eq, sql } from 'drizzle-orm'
import { currentTime } from '@/lib/platform/clock'
import type { Database } from '@/lib/platform/db'
import { lockSpace } from '../space'
import { stories, storyVersions } from '../tables'
import type { StoryContent } from '../types'
import { noteVersion } from './publish'
import { findStory, type Story } from './story-tree'

/** The saves of one author within this time are one entry of a story's history. */
const sittingMinutes = 10

/** Tells versions of a draft apart by their content, so that saves by other programs count as well. */
const versionOf = sql<string>`md5(${stories.content}::text)`

/** Who saved the content of a draft: what is published or planned afterwards, and by whom, does not change it. */
const savedBy = sql<string | null>`(
  select v.author from ${storyVersions} v where v.story_id = ${stories}.id and v.event = 'saved' order by v.id desc limit 1)`

/** A draft with its version and who saved it; null: a program. */
export type Draft = { story: Story; version: string; author: string | null }
export type SavedDraft =
  | { ok: true; version: string; name: string; isNewEntry: boolean }
  | { ok: false; error: 'missing' }
  | { ok: false; error: 'conflict'; theirs: Draft & { savedAt: Date } }

/** The draft of a story with its version; undefined for a folder and for a story that is not there. */
export async function readDraftVersion(db: Database, id: number): Promise<Draft | undefined> {
  const [row] = await db
    .select({ story: stories, version: versionOf, author: savedBy })
    .from(stories)
    .where(eq(stories.id, id))
  return row && !row.story.isFolder ? row : undefined
}

/** Which draft there is and who saved it, without its content; undefined for a folder. */
export async function readDraftSave(
  db: Database,
  id: number,
): Promise<{ version: string; author: string | null } | undefined> {
  const [row] = await db
    .select({ version: versionOf, author: savedBy })
    .from(stories)
    .where(and(eq(stories.id, id), eq(stories.isFolder, false)))
  return row
}

/**
 * Saves a draft if it is based on the version that is stored, and returns after the transaction was committed. A save
 * that is repeated because its answer was lost succeeds again.
 */
export function saveDraftVersion(
  db: Database,
  save: { id: number; content: StoryContent; basedOn: string; author: string },
): Promise<SavedDraft> {
  return db.transaction(async (tx): Promise<SavedDraft> => {
    await lockSpace(tx)
    const { id, content, basedOn, author } = save
    const before = await findStory(tx, id)
    if (!before || before.isFolder) return { ok: false, error: 'missing' }
    const json = JSON.stringify(content)
    const [stored] = await tx
      .select({
        version: versionOf,
        author: savedBy,
        isSame: sql<boolean>`${stories.content} = ${json}::jsonb`,
      })
      .from(stories)
      .where(eq(stories.id, id))
    const [latest, earlier] = await tx
      .select({
        id: storyVersions.id,
        event: storyVersions.event,
        author: storyVersions.author,
        isRecent: sql<boolean>`${storyVersions.createdAt} > now() - make_interval(mins => ${sittingMinutes})`,
      })
      .from(storyVersions)
      .where(eq(storyVersions.storyId, id))
      .orderBy(desc(storyVersions.id))
      .limit(2)
    const version = stored?.version ?? ''
    if (stored?.isSame) return { ok: true, version, name: before.name, isNewEntry: false }
    if (version !== basedOn) {
      const theirs = { story: before, version, author: stored?.author ?? null, savedAt: before.updatedAt }
      return { ok: false, error: 'conflict', theirs }
    }
    const [saved] = await tx
      .update(stories)
      .set({ content, unpublishedChanges: true, updatedAt: currentTime() })
      .where(eq(stories.id, id))
      .returning({ version: versionOf })
    // The first entry is what the story began with, as a copy of another one does.
    const isNewEntry = !(earlier && latest?.event === 'saved' && latest.author === author && latest.isRecent)
    if (isNewEntry) await noteVersion(tx, { ...before, content }, 'saved', author)
    else
      await tx
        .update(storyVersions)
        .set({ content })
        .where(eq(storyVersions.id, latest?.id ?? 0))
    return { ok: true, version: saved?.version ?? '', name: before.name, isNewEntry }
  })
}
