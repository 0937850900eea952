import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/lib/platform/db'
import { lockSpace } from '../space'
import { stories, storyVersions } from '../tables'
import type { StoryContent } from '../types'

/** The files that content names, by their keys, with the version of each; empty for one that is gone. */
export type SeenFiles = Readonly<Record<string, string>>

/** Everything that publishing makes public, as somebody has seen it: what a list has shown, as one mark. */
export type SeenDraft =
  | {
      /** Names the content. */
      version: string
      name: string
      /** Names its address and what else its versions share. */
      place: string
      /** Names its addresses by market, and the same page elsewhere. */
      translations: string
      files: SeenFiles
    }
  | { mark: string }

const filesIn = (content: SQL): SQL<SeenFiles> => sql<SeenFiles>`(
  select coalesce(jsonb_object_agg(named.key, coalesce(left(file.digest, 8), '')), '{}'::jsonb)
  from (select distinct found[1] as key
    from regexp_matches(${content}::text, '/pictures/assets/[0-9x]+/([^/"]+)/', 'g') found) named
  left join cms_assets file on file.key = named.key)`

const placeOf = sql<string>`md5(concat_ws('|', ${stories}.full_slug, ${stories}.is_startpage, ${stories}.path,
  ${stories}.tag_list::text, ${stories}.meta_data::text, ${stories}.position))`

const translationsOf = sql<string>`md5(concat(${stories}.group_id, ${stories}.translated_slugs::text, (
  select string_agg(concat(other.id, ' ', other.full_slug), ',' order by other.id) from cms_stories other
  where other.group_id = ${stories}.group_id and other.id <> ${stories}.id)))`

/** Names everything that publishing a version of a story makes public; of a query that reads the story. */
export const markOf = (content: SQL, name: SQL): SQL<string> =>
  sql<string>`md5(concat_ws('|', ${content}::text, ${name}, ${placeOf}, ${translationsOf}, ${filesIn(content)}::text))`

export const draftMark = markOf(sql`${stories}.content`, sql`${stories}.name`)

/** The parts of what can be seen of a draft, beside its content and its name. */
const seenColumns = {
  place: placeOf,
  translations: translationsOf,
  files: filesIn(sql`${stories}.content`),
}

/** What can be seen of a draft now; undefined for a story that is not there. */
export async function readSeen(db: Executor, id: number) {
  const [row] = await db
    .select({
      name: stories.name,
      version: sql<string>`md5(${stories.content}::text)`,
      ...seenColumns,
      mark: draftMark,
    })
    .from(stories)
    .where(eq(stories.id, id))
  return row
}

const areFilesAsSeen = (now: SeenFiles, seen: SeenFiles) =>
  Object.entries(now).every(([key, version]) => seen[key] === version)

/**
 * Whether everything that publishing a draft makes public is still as somebody has seen it. It locks the space first, so
 * that the answer holds until the transaction ends.
 */
export async function isDraftAsSeen(tx: Transaction, id: number, seen: SeenDraft): Promise<boolean> {
  await lockSpace(tx)
  const now = await readSeen(tx, id)
  if (!now) return false
  if ('mark' in seen) return now.mark === seen.mark
  return (
    now.version === seen.version &&
    now.name === seen.name &&
    now.place === seen.place &&
    now.translations === seen.translations &&
    areFilesAsSeen(now.files, seen.files)
  )
}

/** A version of the history that was the draft, and is not by now. */
export type ReadVersion = { id: number; content: StoryContent }

const versionContent = sql`${storyVersions}.content`

/**
 * The version of the history that somebody has seen as the draft, where all else that publishing it makes public is still
 * as they saw it: name, address, the same page elsewhere and its files. Undefined where it is not.
 */
export async function findSeenVersion(
  tx: Transaction,
  id: number,
  seen: SeenDraft,
): Promise<ReadVersion | undefined> {
  await lockSpace(tx)
  const isSeen =
    'mark' in seen
      ? sql`${markOf(versionContent, sql`${stories.name}`)} = ${seen.mark}`
      : sql`md5(${versionContent}::text) = ${seen.version} and ${stories.name} = ${seen.name}
          and ${placeOf} = ${seen.place} and ${translationsOf} = ${seen.translations}`
  const [row] = await tx
    .select({ id: storyVersions.id, content: storyVersions.content, files: filesIn(versionContent) })
    .from(storyVersions)
    .innerJoin(stories, eq(stories.id, storyVersions.storyId))
    .where(sql`${storyVersions.storyId} = ${id} and ${isSeen}`)
    .orderBy(desc(storyVersions.id))
    .limit(1)
  if (!row || ('files' in seen && !areFilesAsSeen(row.files, seen.files))) return undefined
  return { id: row.id, content: row.content }
}

/** The newest version of a story's history with a content, or with a mark of what was listed of it; undefined for none. */
export async function findReadVersion(db: Executor, id: number, read: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: storyVersions.id })
    .from(storyVersions)
    .innerJoin(stories, eq(stories.id, storyVersions.storyId))
    .where(
      sql`${storyVersions.storyId} = ${id} and (md5(${versionContent}::text) = ${read}
        or ${markOf(versionContent, sql`${stories.name}`)} = ${read})`,
    )
    .orderBy(desc(storyVersions.id))
    .limit(1)
  return row?.id
}

/** Keeps the draft that somebody reads who may publish: what is saved after it leaves its entry of the history alone. */
export async function keepRead(db: Executor, id: number): Promise<void> {
  await db.execute(sql`
    update ${storyVersions} set is_read = true from ${stories}
    where ${stories.id} = ${id} and ${storyVersions.id} = (
        select max(v.id) from cms_story_versions v where v.story_id = ${id})
      and not ${storyVersions.isRead} and ${storyVersions}.content = ${stories}.content`)
}
