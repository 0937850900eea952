import { sql } from 'drizzle-orm'
import { saveEvents, stories } from '../tables'

/** The saves of one author within this time are one entry of a story's history, so that one can go back in a sitting. */
export const sittingMinutes = 3

/** The content type of a story's draft; null for a folder. */
export const componentColumn = sql<string | null>`${stories.content} ->> 'component'`

/** All that a story says, in its draft and as it is published. */
export const contentText = sql`coalesce(${stories.content}::text, '') || coalesce(${stories.publishedContent}::text, '')`

/** The events of a story's history by which its draft came to be, as a list of SQL. */
export const saveEventsSql = sql.raw(`('${saveEvents.join("', '")}')`)

/** Who saved the draft last; null: a program. */
export const savedByColumn = sql<string | null>`(
  select v.author from cms_story_versions v where v.story_id = ${stories}.id and v.event in ${saveEventsSql}
  order by v.id desc limit 1)`

/**
 * When the draft was saved last. A new name or address changes `updated_at`, too, and is no save: the entry of the last
 * save began a sitting before it at most.
 */
export const savedAtColumn = sql<Date>`least(${stories.updatedAt}, (
  select v.created_at from cms_story_versions v where v.story_id = ${stories}.id and v.event in ${saveEventsSql}
  order by v.id desc limit 1) + make_interval(mins => ${sql.raw(String(sittingMinutes))}))`.mapWith(
  stories.updatedAt,
)

export const isPublishedColumn = sql<boolean>`${stories.publishedContent} is not null`
