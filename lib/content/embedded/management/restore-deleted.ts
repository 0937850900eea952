import { randomUUID } from 'node:crypto'
import { and, eq, or, sql } from 'drizzle-orm'
import { topFolderOf } from '@/lib/content/addresses'
import type { Executor, Transaction } from '@/lib/platform/db'
import { restoreDeparted } from '../departed'
import { restoreDiscussions } from '../discussions'
import { deletedStories, deletedVersions, stories, storyVersions } from '../tables'
import { restoreStageChanges } from '../workflow/bin'
import { newAddressRefusal } from './check-address'
import { type DeletedStory, lockDeleted } from './deleted-stories'
import { createStory } from './edit-stories'
import { type Edited, editing } from './editing'
import { findStory, fullSlugIn, type Story } from './story-tree'

type Place = { parentId: number | null; slug?: string | undefined }

/** The id and the uuid that it had, under which links name it; a story that was imported meanwhile may have them. */
async function identityOf(tx: Transaction, { storyId, uuid }: DeletedStory) {
  const [taken] = await tx
    .select({ id: stories.id })
    .from(stories)
    .where(or(eq(stories.id, storyId), eq(stories.uuid, uuid)))
    .limit(1)
  return taken ? undefined : { id: storyId, uuid }
}

/** The group of its alternates, unless that has another page of the same market by now. */
async function groupFor(tx: Transaction, groupId: string, fullSlug: string): Promise<string> {
  const [other] = await tx
    .select({ id: stories.id })
    .from(stories)
    .where(
      and(
        eq(stories.groupId, groupId),
        sql`split_part(${stories.fullSlug}, '/', 1) = ${topFolderOf(fullSlug)}`,
      ),
    )
    .limit(1)
  return other ? randomUUID() : groupId
}

const placedIn = (story: DeletedStory, parent: Story | undefined, slug: string) => {
  const isStartpage = story.isStartpage && slug === parent?.slug
  return { isStartpage, fullSlug: fullSlugIn(parent, slug, isStartpage) }
}

/**
 * Makes a deleted story a draft again, with its history, its threads, its id and its alternates. Its paths in other languages are left
 * out where something else has one of them by now.
 */
export function restoreDeleted(db: Executor, id: number, place: Place, author: string): Promise<Edited> {
  return editing(db, async (tx) => {
    const deleted = await lockDeleted(tx, id)
    if (!deleted) return { ok: false, missing: true }
    const parent = place.parentId === null ? undefined : await findStory(tx, place.parentId)
    const slug = place.slug ?? deleted.slug
    const { isStartpage, fullSlug } = placedIn(deleted, parent, slug)
    const { name, content, translatedSlugs } = deleted
    const refusal = await newAddressRefusal(tx, { fullSlug, translatedSlugs, isFolder: false, content })
    const edited = await createStory(
      tx,
      {
        name,
        slug,
        parent_id: place.parentId,
        is_folder: false,
        is_startpage: isStartpage,
        tag_list: deleted.tagList,
        path: deleted.path,
        ...(!refusal && { translated_slugs_attributes: translatedSlugs }),
        meta_data: deleted.metaData as Record<string, never> | null,
        first_published_at: deleted.firstPublishedAt,
        group_id: await groupFor(tx, deleted.groupId, fullSlug),
        content,
      },
      false,
      author,
      await identityOf(tx, deleted),
    )
    if (!edited.ok) return edited
    await restoreHistory(tx, id, edited.story.id)
    await restoreDiscussions(tx, id, edited.story.id)
    await restoreStageChanges(tx, id, edited.story.id)
    await restoreDeparted(tx, id, edited.story.id)
    await tx.delete(deletedStories).where(eq(deletedStories.id, id))
    return edited
  })
}

/** The entries of before come below the one of the restored draft, which stays the latest. */
async function restoreHistory(tx: Transaction, deletedId: number, storyId: number): Promise<void> {
  await tx.execute(sql`
    insert into ${storyVersions} (story_id, event, name, slug, content, author, created_at)
    select ${storyId}, event, name, slug, content, author, created_at
    from ${deletedVersions} where deleted_id = ${deletedId} order by id`)
  // The entry of the restoration was written first, and the history is read by its numbers.
  await tx.execute(sql`
    with first as (select min(id) as id from ${storyVersions} where story_id = ${storyId})
    update ${storyVersions} v set id = nextval(pg_get_serial_sequence('cms_story_versions', 'id'))
    from first where v.id = first.id`)
  // Which of two versions was there first is told by when they were made.
  await tx.execute(sql`
    update ${stories} set created_at = least(created_at, (
      select min(v.created_at) from ${storyVersions} v where v.story_id = ${storyId})) where id = ${storyId}`)
}
