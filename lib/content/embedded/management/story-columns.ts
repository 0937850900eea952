import { sql } from 'drizzle-orm'
import { stories } from '../tables'

/** The content type of a story's draft; null for a folder. */
export const componentColumn = sql<string | null>`${stories.content} ->> 'component'`

/** All that a story says, in its draft and as it is published. */
export const contentText = sql`coalesce(${stories.content}::text, '') || coalesce(${stories.publishedContent}::text, '')`

/** Who saved the draft last; null: a program. */
export const savedByColumn = sql<string | null>`(
  select v.author from cms_story_versions v where v.story_id = ${stories}.id and v.event = 'saved'
  order by v.id desc limit 1)`

export const isPublishedColumn = sql<boolean>`${stories.publishedContent} is not null`
