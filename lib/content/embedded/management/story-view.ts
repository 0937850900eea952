import { and, asc, count, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Executor } from '@/lib/platform/db'
import { escapeLike } from '../delivery/filter-operations'
import { startsWith } from '../delivery/select-stories'
import { stories, storyVersions } from '../tables'
import { isUuid } from '../walk'
import { paging } from './paging'
import type { Story } from './story-tree'

/** A story in the Management API's format; without the content in a list. */
export const toManaged = (
  { content, publishedContent, publishedName: _, ...story }: Story,
  withContent = true,
) => ({
  id: story.id,
  uuid: story.uuid,
  name: story.name,
  slug: story.slug,
  full_slug: story.fullSlug,
  path: story.path,
  parent_id: story.parentId,
  group_id: story.groupId,
  position: story.position,
  is_folder: story.isFolder,
  is_startpage: story.isStartpage,
  tag_list: story.tagList,
  meta_data: story.metaData,
  translated_slugs: story.translatedSlugs,
  published: publishedContent !== null,
  unpublished_changes: story.unpublishedChanges,
  created_at: story.createdAt.toISOString(),
  updated_at: story.updatedAt.toISOString(),
  published_at: story.publishedAt?.toISOString() ?? null,
  first_published_at: story.firstPublishedAt?.toISOString() ?? null,
  content_type: content.component ?? null,
  ...(withContent && { content }),
})

/** A story with what only the single response contains: the other members of its group. */
export async function managedWithAlternates(db: Executor, story: Story) {
  const alternates = await db
    .select({
      id: stories.id,
      name: stories.name,
      slug: stories.slug,
      full_slug: stories.fullSlug,
      is_folder: stories.isFolder,
      parent_id: stories.parentId,
      published: sql<boolean>`${stories.publishedContent} is not null`,
    })
    .from(stories)
    .where(and(eq(stories.groupId, story.groupId), ne(stories.id, story.id)))
    .orderBy(stories.id)
  return { ...toManaged(story), alternates }
}

export const listQuery = z.object({
  ...paging(100),
  with_parent: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  folder_only: z.string().optional(),
  story_only: z.string().optional(),
  starts_with: z.string().max(2000).optional(),
  with_slug: z.string().max(2000).optional(),
  by_uuids: z.string().optional(),
  search: z.string().max(200).optional(),
  contain_component: z.string().max(255).optional(),
})

const isOn = (value: string | undefined) => value === '1' || value === 'true'

const conditions = (query: z.output<typeof listQuery>): (SQL | undefined)[] => {
  const uuids = query.by_uuids?.split(',').filter(isUuid)
  return [
    query.with_parent === undefined
      ? undefined
      : query.with_parent === 0
        ? isNull(stories.parentId)
        : eq(stories.parentId, query.with_parent),
    isOn(query.folder_only) ? eq(stories.isFolder, true) : undefined,
    isOn(query.story_only) ? eq(stories.isFolder, false) : undefined,
    query.starts_with ? startsWith(query.starts_with) : undefined,
    query.with_slug ? eq(stories.fullSlug, query.with_slug) : undefined,
    uuids && (uuids.length > 0 ? inArray(stories.uuid, uuids) : sql`false`),
    query.search ? sql`${stories.name} ilike ${`%${escapeLike(query.search)}%`}` : undefined,
    query.contain_component
      ? sql`jsonb_path_exists(${stories.content}, '$.** ? (@.component == $name)', jsonb_build_object('name', ${query.contain_component}::text))`
      : undefined,
  ]
}

export async function listStories(db: Executor, query: z.output<typeof listQuery>) {
  const where = and(...conditions(query))
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(stories)
      .where(where)
      .orderBy(desc(stories.isFolder), asc(stories.position), asc(stories.id))
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page),
    db.select({ total: count() }).from(stories).where(where),
  ])
  return { stories: rows.map((row) => toManaged(row, false)), total: counted?.total ?? 0 }
}

export const versionsQuery = z.object({ ...paging(100), show_content: z.string().optional() })

/** The history of a story, newest first; with the content on request. */
export async function listVersions(db: Executor, storyId: number, query: z.output<typeof versionsQuery>) {
  const where = eq(storyVersions.storyId, storyId)
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(storyVersions)
      .where(where)
      .orderBy(desc(storyVersions.id))
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page),
    db.select({ total: count() }).from(storyVersions).where(where),
  ])
  const versions = rows.map((row) => ({
    id: row.id,
    story_id: row.storyId,
    event: row.event,
    name: row.name,
    slug: row.slug,
    author: row.author,
    created_at: row.createdAt.toISOString(),
    ...(isOn(query.show_content) && { content: row.content }),
  }))
  return { versions, total: counted?.total ?? 0 }
}
