import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { stories } from '../tables'
import type { TranslatedSlug } from '../types'
import type { Version } from './context'

/** Folders are never delivered as stories; the published version requires that the story is published now. */
export const isInVersion = (version: Version) =>
  and(eq(stories.isFolder, false), version === 'published' ? isNotNull(stories.publishedContent) : undefined)

/** The name of a story in a version. One that has never been published, such as a folder, has only one. */
export const nameIn = (version: Version) =>
  version === 'draft'
    ? sql<string>`${stories.name}`
    : sql<string>`coalesce(${stories.publishedName}, ${stories.name})`

/** The paths of a story in other languages: in the published version, those that are published. */
export const translationsIn = (version: Version): SQL<TranslatedSlug[]> =>
  version === 'draft'
    ? sql<TranslatedSlug[]>`${stories.translatedSlugs}`
    : sql<
        TranslatedSlug[]
      >`jsonb_path_query_array(${stories.translatedSlugs}, '$[*] ? (!(@.published == false))')`

/** The folders above published stories. */
const foldersOfPublished = sql`with recursive above as (
  select distinct parent_id as id from cms_stories where published_content is not null
  union
  select folder.parent_id from cms_stories folder join above on folder.id = above.id
) select id from above where id is not null`

/** Whether a story or folder is told of: in the published version, when it or something in it is published. */
export const isTold = (version: Version): SQL | undefined =>
  version === 'draft'
    ? undefined
    : or(isNotNull(stories.publishedContent), sql`${stories.id} in (${foldersOfPublished})`)
