import { sql } from 'drizzle-orm'
import { stories } from '../tables'

/** The content type of a story's draft; null for a folder. */
export const componentColumn = sql<string | null>`${stories.content} ->> 'component'`

/** All that a story says, in its draft and as it is published. */
export const contentText = sql`coalesce(${stories.content}::text, '') || coalesce(${stories.publishedContent}::text, '')`

export const isPublishedColumn = sql<boolean>`${stories.publishedContent} is not null`
