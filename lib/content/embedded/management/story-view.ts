import { and, count, desc, eq, inArray, ne } from 'drizzle-orm'
import { z } from 'zod'
import type { Executor } from '@/lib/platform/db'
import { releaseStories, stories, storySchedules, storyVersions } from '../tables'
import { stageOf } from '../workflow/stage-of'
import { isOn, paging } from './paging'
import { isPublishedColumn } from './story-columns'
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
  // The cloud's reference names it `slug`, its delivery API `path`.
  translated_slugs: story.translatedSlugs.map((each, index) => ({ id: index + 1, slug: each.path, ...each })),
  published: publishedContent !== null,
  unpublished_changes: story.unpublishedChanges,
  created_at: story.createdAt.toISOString(),
  updated_at: story.updatedAt.toISOString(),
  published_at: story.publishedAt?.toISOString() ?? null,
  first_published_at: story.firstPublishedAt?.toISOString() ?? null,
  content_type: content.component ?? null,
  ...(withContent && { content }),
})

/** When stories will be published and taken off, and in which releases they are, by their ids. */
export async function readPlans(db: Executor, ids: readonly number[]) {
  const [schedules, contained] = await Promise.all([
    db
      .select()
      .from(storySchedules)
      .where(inArray(storySchedules.storyId, [...ids])),
    db
      .select()
      .from(releaseStories)
      .where(inArray(releaseStories.storyId, [...ids])),
  ])
  return (id: number) => {
    const at = (action: 'publish' | 'unpublish') =>
      schedules.find((each) => each.storyId === id && each.action === action)?.at.toISOString() ?? null
    const publishAt = at('publish')
    return {
      publish_at: publishAt,
      expire_at: at('unpublish'),
      is_scheduled: publishAt !== null,
      scheduled_dates: publishAt,
      release_ids: contained.filter(({ storyId }) => storyId === id).map(({ releaseId }) => releaseId),
    }
  }
}

/** A story with what only the single response contains: the folders above it and the other members of its group. */
export async function managedWithAlternates(db: Executor, story: Story) {
  const [parent] =
    story.parentId === null
      ? []
      : await db
          .select({ id: stories.id, uuid: stories.uuid, name: stories.name, slug: stories.slug })
          .from(stories)
          .where(eq(stories.id, story.parentId))
  const plan = await readPlans(db, [story.id])
  const alternates = await db
    .select({
      id: stories.id,
      name: stories.name,
      slug: stories.slug,
      full_slug: stories.fullSlug,
      is_folder: stories.isFolder,
      parent_id: stories.parentId,
      published: isPublishedColumn,
    })
    .from(stories)
    .where(and(eq(stories.groupId, story.groupId), ne(stories.id, story.id)))
    .orderBy(stories.id)
  const at = await stageOf(db, story.id)
  const stage = at && {
    ...{ workflow_id: at.stage.workflowId, workflow_stage_id: at.stage.id },
    due_date: at.dueAt?.toISOString() ?? null,
  }
  return {
    ...{ ...toManaged(story), ...plan(story.id), parent: parent ?? null, alternates },
    ...(stage && { stage }),
  }
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
    item_id: row.storyId,
    event: row.event,
    status: row.event,
    is_draft: row.event !== 'published',
    name: row.name,
    slug: row.slug,
    author: row.author,
    created_at: row.createdAt.toISOString(),
    ...(isOn(query.show_content) && { content: row.content }),
  }))
  return { versions, total: counted?.total ?? 0 }
}
