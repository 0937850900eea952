import 'server-only'
import {
  countFiltered,
  type FolderName,
  findDeleted,
  findTreeRow,
  findTreeRows,
  listFolder,
  listFolders,
  listStoryTags,
  listWorkflows,
  listWriters,
  readDraftSave,
  readLatestPublications,
  searchStories,
  type TreeOrder,
} from '@/lib/content/embedded'
import { type Database, database } from '@/lib/platform/db'
import { labelled, type StudioLanguage, stageName } from '@/lib/studio/i18n'
import { findDeletion, lastPeople, listRecentStories } from '@/lib/studio/people'
import { type StoryRow, toStoryRow } from './story-row'

/** As many as the tree fetches of a folder at once. */
const rowsAtOnce = 100
export const mostReferences = 20

export type StoryList = { rows: StoryRow[]; total: number }

/** A part of a folder; `null` is the top. Without an order it is the folder's own. */
export async function readFolder(
  parent: number | null,
  offset: number,
  order?: TreeOrder | undefined,
  db: Database = database(),
): Promise<StoryList> {
  const { rows, total } = await listFolder(db, parent, { limit: rowsAtOnce, offset, order })
  return { rows: rows.map(toStoryRow), total }
}

/** As many stories as the start page names of each. */
const mostRecent = 5
/** Some of them may be gone by now. */
const mostLookedUp = 25

/** A story with its last change by somebody. */
export type RecentStory = { row: StoryRow; by: string; at: string }

/** The stories that a person has changed last, or everybody else has. */
export async function readRecent(
  personId: string,
  whose: 'own' | 'others',
  db: Database = database(),
): Promise<RecentStory[]> {
  const changes = (await listRecentStories(db, personId, whose)).slice(0, mostLookedUp)
  const found = await findTreeRows(
    db,
    changes.map(({ storyId }) => storyId),
  )
  const rows = new Map(found.map((row) => [row.id, toStoryRow(row)]))
  return changes
    .flatMap(({ storyId, by, at }) => {
      const row = rows.get(storyId)
      return row ? [{ row, by, at: at.toISOString() }] : []
    })
    .slice(0, mostRecent)
}

/** So deep do folders lie in each other at most, as far as they are opened. */
const deepest = 8

/** The folders around a story, from the inner one to the outer. */
export async function readFoldersAround(
  row: Pick<StoryRow, 'parentId'> | undefined,
  db: Database = database(),
): Promise<number[]> {
  const around: number[] = []
  let at = row?.parentId ?? null
  while (at !== null && around.length < deepest) {
    around.push(at)
    at = (await findTreeRow(db, at))?.parentId ?? null
  }
  return around
}

/** What somebody has still to publish, the newest first, and how much there is of each kind. */
export type WaitingStories = { rows: StoryRow[]; changed: number; drafts: number }

/** Pages that shoppers do not see as their drafts are, and pages that they do not see at all. */
export async function readWaiting(db: Database = database()): Promise<WaitingStories> {
  const [rows, changed, drafts] = await Promise.all([
    searchStories(db, '', mostRecent, { isOnlyChanged: true }, { by: 'changed', isDown: true }),
    countFiltered(db, { state: 'changed' }),
    countFiltered(db, { state: 'draft' }),
  ])
  return { rows: rows.map(toStoryRow), changed, drafts }
}

export async function readStoryRow(id: number, db: Database = database()): Promise<StoryRow | undefined> {
  const row = await findTreeRow(db, id)
  return row && toStoryRow(row)
}

type Last = { at: string; by?: string }

/** A story that is open in an editor: who did what with it last, and which draft there is. `by` is unset for a program. */
export type OpenStoryRow = StoryRow & {
  /** Unset for a folder. */
  draft?: { version: string; at: string; by?: string }
  /** Names the last publish; a later one has a higher number. */
  published?: number
  last: Partial<Record<'renamed' | 'moved' | 'published' | 'unpublished' | 'scheduled' | 'unscheduled', Last>>
}

const lastOf = ({ at, by }: { at: Date; by: string | null }): Last => ({
  at: at.toISOString(),
  ...(by !== null && { by }),
})

export async function readOpenStory(
  id: number,
  db: Database = database(),
): Promise<OpenStoryRow | undefined> {
  const row = await readStoryRow(id, db)
  if (!row) return undefined
  const [draft, changes, { published, unpublished }] = await Promise.all([
    readDraftSave(db, id),
    lastPeople(db, id, ['story-renamed', 'story-moved', 'story-scheduled', 'story-unscheduled']),
    readLatestPublications(db, id),
  ])
  const [renamed, moved] = [changes.get('story-renamed'), changes.get('story-moved')]
  const [scheduled, unscheduled] = [changes.get('story-scheduled'), changes.get('story-unscheduled')]
  return {
    ...row,
    ...(draft && { draft: { version: draft.version, ...lastOf({ at: draft.savedAt, by: draft.author }) } }),
    ...(published && { published: published.id }),
    last: {
      ...(renamed && { renamed: lastOf(renamed) }),
      ...(moved && { moved: lastOf(moved) }),
      ...(published && { published: lastOf(published) }),
      ...(unpublished && { unpublished: lastOf(unpublished) }),
      ...(scheduled && { scheduled: lastOf(scheduled) }),
      ...(unscheduled && { unscheduled: lastOf(unscheduled) }),
    },
  }
}

/** How a story went, and what it was, as far as the log knows it. */
export type Deletion = Last & { name?: string; path?: string /** It can be restored. */; inBin?: true }

/** Who deleted a story that was open, with the path that it had there; undefined where nobody is known. */
export async function readDeletion(
  id: number,
  path: string | undefined,
  db: Database = database(),
): Promise<Deletion | undefined> {
  const kept = await findDeleted(db, id)
  if (kept)
    return {
      ...lastOf({ at: kept.deletedAt, by: kept.author }),
      ...{ name: kept.name, path: kept.fullSlug, inBin: true },
    }
  const deletion = await findDeletion(db, id, path)
  if (!deletion) return undefined
  const { name, path: was } = deletion
  return { ...lastOf(deletion), ...(name !== null && { name }), ...(was !== null && { path: was }) }
}

const mostFolders = 5_000

/** All folders, to choose one from. */
export const readFolders = (db: Database = database()): Promise<FolderName[]> => listFolders(db, mostFolders)

/** More tags than a person looks through. */
const mostTags = 500

/** The tags that pages have. */
export const readTags = (db: Database = database()): Promise<string[]> => listStoryTags(db, mostTags)

/** The stages of the workflows, each with the name of its workflow where there are several. */
export async function readStages(
  language: StudioLanguage,
  db: Database = database(),
): Promise<{ id: string; name: string }[]> {
  const workflows = await listWorkflows(db)
  const labelledStage = (workflow: string, stage: string) =>
    workflows.length > 1 ? labelled(language, workflow, stage) : stage
  return workflows.flatMap(({ name: workflow, stages }) =>
    stages.map(({ id, name }) => ({
      id: String(id),
      name: labelledStage(workflow, stageName(name, language)),
    })),
  )
}

/** More names than a person looks through. */
const mostWriters = 200

/** The names of those who have saved drafts. */
export const readWriters = (db: Database = database()): Promise<string[]> => listWriters(db, mostWriters)
