import { currentTime } from '@/lib/platform/clock'
import type { Transaction } from '@/lib/platform/db'
import { stories, storyVersions } from '../tables'
import type { StoryContent } from '../types'
import type { Archive, ArchivedStory } from './archive'
import { insertAll } from './insert-all'

/** Folders before what is in them. */
function byDepth(all: readonly ArchivedStory[]): ArchivedStory[] {
  const byId = new Map(all.map((each) => [each.id, each]))
  const depthOf = ({ parent_id: parent }: ArchivedStory, seen = 0): number => {
    const above = parent === null ? undefined : byId.get(parent)
    return above && seen < all.length ? 1 + depthOf(above, seen + 1) : 0
  }
  const depths = new Map(all.map((each) => [each, depthOf(each)]))
  return all.toSorted((a, b) => (depths.get(a) ?? 0) - (depths.get(b) ?? 0) || a.id - b.id)
}

/**
 * The published version: the one that the archive has apart, else the draft. The tool's own files know only that
 * something is published, so there an unpublished change counts as published.
 */
function publishedOf({ uuid, name, content, published }: ArchivedStory, archive: Archive) {
  if (!published) return { publishedName: null, publishedContent: null }
  const apart = archive.published.get(uuid)
  return {
    publishedName: apart ? apart.name : name,
    publishedContent: (apart?.content ?? content) as StoryContent,
  }
}

/** What is published without a time is so since the import. */
function publishedAtOf({ published, published_at: at, first_published_at: first }: ArchivedStory) {
  const time = at ?? (published ? currentTime() : null)
  return { publishedAt: time, firstPublishedAt: first ?? time }
}

const storyRow = (story: ArchivedStory, archive: Archive): typeof stories.$inferInsert => ({
  id: story.id,
  uuid: story.uuid,
  parentId: story.parent_id,
  groupId: story.group_id,
  name: story.name,
  slug: story.slug,
  fullSlug: story.full_slug,
  position: story.position,
  isFolder: story.is_folder,
  isStartpage: story.is_startpage,
  tagList: story.tag_list,
  path: story.path,
  translatedSlugs: story.translated_slugs,
  metaData: story.meta_data,
  content: story.content as StoryContent,
  ...publishedOf(story, archive),
  unpublishedChanges: story.unpublished_changes,
  createdAt: story.created_at,
  updatedAt: story.updated_at ?? story.created_at,
  ...publishedAtOf(story),
})

/** The stories of an archive with their histories. */
export async function insertStories(tx: Transaction, archive: Archive): Promise<void> {
  const all = byDepth(archive.stories)
  await insertAll(all, (batch) => tx.insert(stories).values(batch.map((story) => storyRow(story, archive))))
  const versions = archive.stories.flatMap(({ id, uuid }) =>
    (archive.history.get(uuid) ?? []).map((version) => ({
      storyId: id,
      event: version.event,
      name: version.name,
      slug: version.slug,
      content: version.content as StoryContent,
      author: version.author,
      createdAt: version.created_at,
    })),
  )
  await insertAll(versions, (batch) => tx.insert(storyVersions).values(batch))
}
