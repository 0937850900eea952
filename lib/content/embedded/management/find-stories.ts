import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type Executor, textArray } from '@/lib/platform/db'
import { haveWords } from '../contains-words'
import { escapeLike } from '../delivery/filter-operations'
import { isTold } from '../delivery/in-version'
import { stories } from '../tables'
import { isUuid } from '../walk'
import { isPlannedToPublish } from './pinned-versions'
import { componentColumn, isPublishedColumn } from './story-columns'

export type FoundStory = {
  id: number
  uuid: string
  name: string
  fullSlug: string
  component: string | undefined
  isPublished: boolean
  hasUnpublishedChanges: boolean
  /** It is to be published by a plan or a release. */
  isPlanned: boolean
}

type Asked = {
  /** Words of the name or of the address. */
  term?: string
  /** Content types. */
  types?: readonly string[]
  uuids?: readonly string[]
  /** A full slug whose folder comes first. */
  near?: string
  most: number
}

const foundColumns = {
  id: stories.id,
  uuid: stories.uuid,
  name: stories.name,
  fullSlug: stories.fullSlug,
  component: componentColumn,
  isPublished: isPublishedColumn,
  hasUnpublishedChanges: stories.unpublishedChanges,
  isPlanned: sql<boolean>`${isPlannedToPublish}`,
}

const toFound = ({
  component,
  ...story
}: Omit<FoundStory, 'component'> & { component: string | null }): FoundStory => ({
  ...story,
  component: component ?? undefined,
})

/** Stories to choose from, without their content; those of the same market first. */
export async function findStories(
  db: Executor,
  { term, types, uuids, near = '', most }: Asked,
): Promise<FoundStory[]> {
  const folder = near.split('/')[0] ?? ''
  const rows = await db
    .select(foundColumns)
    .from(stories)
    .where(
      and(
        eq(stories.isFolder, false),
        term ? haveWords([stories.name, stories.fullSlug], term) : undefined,
        types && types.length > 0 ? inArray(sql`${stories.content} ->> 'component'`, [...types]) : undefined,
        uuids ? inArray(stories.uuid, [...uuids]) : undefined,
      ),
    )
    .orderBy(
      sql`${stories.fullSlug} like ${`${escapeLike(folder)}/%`} desc`,
      asc(stories.fullSlug),
      asc(stories.id),
    )
    .limit(most)
  return rows.map(toFound)
}

/** Of stories and folders their name, and whether shoppers are told of them now, by the uuid; without those that are gone. */
export async function findTargets(
  db: Executor,
  uuids: readonly string[],
): Promise<Map<string, { name: string; isTold: boolean }>> {
  const wanted = [...new Set(uuids.filter(isUuid))]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .select({ uuid: stories.uuid, name: stories.name, isTold: sql<boolean>`${isTold('published')}` })
    .from(stories)
    .where(inArray(stories.uuid, wanted))
  return new Map(rows.map(({ uuid, ...found }) => [uuid, found]))
}

/** The names of the stories with one of some full slugs, in any language, by the slug; without slugs of no story. */
export async function findNamesAt(db: Executor, slugs: Iterable<string>): Promise<Map<string, string>> {
  const rows = await db.execute<{ slug: string; name: string }>(sql`
    with wanted as (select distinct slug from unnest(${textArray(slugs)}) slug),
    placed as (
      select id, name, full_slug as slug from ${stories} where not is_folder
      union all
      select id, name, trim(both '/' from entry ->> 'path')
      from ${stories}, jsonb_array_elements(translated_slugs) entry where not is_folder)
    select distinct on (slug) slug, name from wanted join placed using (slug) order by slug, id`)
  return new Map(rows.map(({ slug, name }) => [slug, name]))
}

/** The files that stories show, each once, with the alternative text that it has most recently. */
export async function findUsedFiles(
  db: Executor,
  { term = '', most }: { term?: string; most: number },
): Promise<{ filename: string; alt: string }[]> {
  const named = sql`(file ->> 'filename')`
  const found = haveWords([named, sql`(file ->> 'alt')`], term) ?? sql`true`
  const rows = await db.execute<{ filename: string; alt: string | null }>(sql`
    select distinct on (file ->> 'filename') file ->> 'filename' as filename, file ->> 'alt' as alt
    from ${stories}, jsonb_path_query(${stories.content}, 'strict $.** ? (@.filename.type() == "string")') file
    where not ${stories.isFolder} and file ->> 'filename' <> ''
      and (${found})
    order by file ->> 'filename', ${stories.updatedAt} desc
    limit ${most}`)
  return rows.map(({ filename, alt }) => ({ filename, alt: alt ?? '' }))
}
