import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { currentTime } from '@/lib/platform/clock'
import type { Database, Executor, Transaction } from '@/lib/platform/db'
import { lockSpace } from '../space'
import { type SaveEvent, saveEvents, stories, storyVersions } from '../tables'
import type { StoryContent } from '../types'
import { noteVersion } from './publish'
import { savedAtColumn, savedByColumn, saveEventsSql, sittingMinutes } from './story-columns'
import { findStory, type Story } from './story-tree'
import { takesAway } from './takes-away'

/** Tells versions of a draft apart by their content, so that saves by other programs count as well. */
const versionOf = sql<string>`md5(${stories.content}::text)`

/** A draft with its version, when it was saved and who saved it; null: a program. */
export type Draft = { story: Story; version: string; savedAt: Date; author: string | null }
export type SavedDraft =
  | { ok: true; version: string; name: string; isChanged: boolean; isNewEntry: boolean }
  | { ok: false; error: 'missing' }
  | { ok: false; error: 'conflict'; theirs: Draft }

/** The draft of a story with its version; undefined for a folder and for a story that is not there. */
export async function readDraftVersion(db: Database, id: number): Promise<Draft | undefined> {
  const [row] = await db
    .select({ story: stories, version: versionOf, savedAt: savedAtColumn, author: savedByColumn })
    .from(stories)
    .where(eq(stories.id, id))
  return row && !row.story.isFolder ? row : undefined
}

/** Which draft there is and who saved it, without its content; undefined for a folder. */
export async function readDraftSave(
  db: Database,
  id: number,
): Promise<{ version: string; author: string | null; savedAt: Date } | undefined> {
  const [row] = await db
    .select({ version: versionOf, author: savedByColumn, savedAt: savedAtColumn })
    .from(stories)
    .where(and(eq(stories.id, id), eq(stories.isFolder, false)))
  return row
}

/** What happened last to a story in its history. `id` names it; `by` is null for a program. */
export type LatestEvent = { id: number; at: Date; by: string | null }

/** The last publish of a story and the last time that it was taken off, by a person, a plan or a program. */
export async function readLatestPublications(
  db: Database,
  id: number,
): Promise<Partial<Record<'published' | 'unpublished', LatestEvent>>> {
  const { event, createdAt: at, author: by } = storyVersions
  const rows = await db
    .selectDistinctOn([event], { event, id: storyVersions.id, at, by })
    .from(storyVersions)
    .where(and(eq(storyVersions.storyId, id), inArray(event, ['published', 'unpublished'])))
    .orderBy(event, desc(storyVersions.id))
  return Object.fromEntries(rows.map(({ event: kind, ...latest }) => [kind, latest]))
}

/** Who has saved the draft of a story since it was published last, each once; null: a program. */
export async function readUnpublishedAuthors(db: Executor, id: number): Promise<(string | null)[]> {
  const { author, event, storyId } = storyVersions
  // What was read and published may be older than the newest saves.
  const published = sql`select coalesce(max(s.id), max(p.id), 0)
    from (select id, content from ${storyVersions} where story_id = ${id} and event = 'published' order by id desc limit 1) p
    left join cms_story_versions s on s.story_id = ${id} and s.id < p.id and s.event in ${saveEventsSql} and s.content = p.content`
  const rows = await db
    .selectDistinct({ author })
    .from(storyVersions)
    .where(and(eq(storyId, id), inArray(event, [...saveEvents]), sql`${storyVersions.id} > (${published})`))
  return rows.map((row) => row.author)
}

/** The names of the people who have saved the drafts of some stories since a time, each once. */
export async function listAuthorsSince(db: Executor, ids: readonly number[], since: Date): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectDistinct({ author: savedByColumn })
    .from(stories)
    .where(and(inArray(stories.id, [...ids]), gt(stories.updatedAt, since), gt(savedAtColumn, since)))
  return rows.flatMap(({ author }) => author ?? [])
}

/** Whether a content is in the history of a story, apart from one of its entries. */
async function isInHistory(tx: Transaction, id: number, json: string, apart = 0): Promise<boolean> {
  const [found] = await tx
    .select({ id: storyVersions.id })
    .from(storyVersions)
    .where(
      and(
        eq(storyVersions.storyId, id),
        ne(storyVersions.id, apart),
        sql`${storyVersions.content} = ${json}::jsonb`,
      ),
    )
    .limit(1)
  return found !== undefined
}

/**
 * Saves a draft if it is based on the version that is stored, and returns after the transaction was committed. A save
 * that is repeated because its answer was lost succeeds again. Saves of one sitting share an entry of the history, as long
 * as none takes away what stands in it, and nobody who may publish has read it.
 */
export function saveDraftVersion(
  db: Database,
  save: { id: number; content: StoryContent; basedOn: string; author: string; event?: SaveEvent | undefined },
): Promise<SavedDraft> {
  return db.transaction(async (tx): Promise<SavedDraft> => {
    await lockSpace(tx)
    const { id, content, basedOn, author, event = 'saved' } = save
    const before = await findStory(tx, id)
    if (!before || before.isFolder) return { ok: false, error: 'missing' }
    const json = JSON.stringify(content)
    const [stored] = await tx
      .select({
        version: versionOf,
        author: savedByColumn,
        savedAt: savedAtColumn,
        isSame: sql<boolean>`${stories.content} = ${json}::jsonb`,
      })
      .from(stories)
      .where(eq(stories.id, id))
    const [latest, earlier] = await tx
      .select({
        id: storyVersions.id,
        event: storyVersions.event,
        author: storyVersions.author,
        content: storyVersions.content,
        isRead: storyVersions.isRead,
        isRecent: sql<boolean>`${storyVersions.createdAt} > now() - make_interval(mins => ${sittingMinutes})`,
      })
      .from(storyVersions)
      .where(eq(storyVersions.storyId, id))
      .orderBy(desc(storyVersions.id))
      .limit(2)
    const version = stored?.version ?? ''
    if (stored?.isSame) return { ok: true, version, name: before.name, isChanged: false, isNewEntry: false }
    if (version !== basedOn) {
      const { author = null, savedAt = before.updatedAt } = stored ?? {}
      const theirs = { story: before, version, author, savedAt }
      return { ok: false, error: 'conflict', theirs }
    }
    const [saved] = await tx
      .update(stories)
      .set({ content, unpublishedChanges: true, updatedAt: currentTime() })
      .where(eq(stories.id, id))
      .returning({ version: versionOf })
    // The first entry is what the story began with, as a copy of another one does.
    const continues =
      event === 'saved' &&
      earlier !== undefined &&
      latest?.event === 'saved' &&
      latest.author === author &&
      latest.isRecent &&
      !latest.isRead &&
      !takesAway(latest.content, content)
    const isNewEntry = !continues || (await isInHistory(tx, id, json, latest.id))
    // What another program left without an entry stays, too.
    if (isNewEntry && !(await isInHistory(tx, id, JSON.stringify(before.content))))
      await noteVersion(tx, before, 'saved', stored?.author ?? undefined)
    if (isNewEntry) await noteVersion(tx, { ...before, content }, event, author)
    else
      await tx
        .update(storyVersions)
        .set({ content })
        .where(eq(storyVersions.id, latest?.id ?? 0))
    return { ok: true, version: saved?.version ?? '', name: before.name, isChanged: true, isNewEntry }
  })
}
