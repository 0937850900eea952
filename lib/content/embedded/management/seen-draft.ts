import { eq, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/lib/platform/db'
import { lockSpace } from '../space'
import { stories } from '../tables'

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
    Object.entries(now.files).every(([key, version]) => seen.files[key] === version)
  )
}
