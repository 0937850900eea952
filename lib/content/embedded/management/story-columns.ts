import { sql } from 'drizzle-orm'
import { stories } from '../tables'

/** The content type of a story's draft; null for a folder. */
export const componentColumn = sql<string | null>`${stories.content} ->> 'component'`

export const isPublishedColumn = sql<boolean>`${stories.publishedContent} is not null`
