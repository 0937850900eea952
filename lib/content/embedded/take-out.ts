import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { type Executor, idArray, type Transaction } from '@/lib/platform/db'
import { discussions } from './discussions/tables'
import { enqueueWebhooks } from './enqueue-webhooks'
import { addStories, type SeedStory } from './import-space'
import { ensureSpace, lockSpace, raiseCv } from './space'
import { stableUuid } from './story-uuid'
import { stories, storyVersions } from './tables'
import type { StoryContent } from './types'

export type ImportedStory = {
  id: number
  uuid: string
  name: string
  fullSlug: string
  isPublished: boolean
  content: StoryContent
  /** The story has not been saved, published, moved, planned or discussed since it came. */
  isUntouched: boolean
}

/** The stories with these uuids, which the first content brought. */
export async function findImported(db: Executor, uuids: readonly string[]): Promise<ImportedStory[]> {
  if (uuids.length === 0) return []
  const versions = sql`(select count(*) from ${storyVersions} v where v.story_id = ${stories.id})`
  return db
    .select({
      id: stories.id,
      uuid: stories.uuid,
      name: stories.name,
      fullSlug: stories.fullSlug,
      content: stories.content,
      isPublished: sql<boolean>`${isNotNull(stories.publishedContent)}`,
      isUntouched: sql<boolean>`${stories.updatedAt} = ${stories.createdAt} and ${versions} = 1
        and not exists (select from ${discussions} t where t.story_id = ${stories.id})`,
    })
    .from(stories)
    .where(inArray(stories.uuid, [...uuids]))
    .orderBy(stories.fullSlug)
}

/** Deletes the folders of the first content that have become empty, except those of the markets. */
async function deleteEmptyFolders(tx: Transaction): Promise<void> {
  for (;;) {
    const empty = await tx
      .select({ id: stories.id, uuid: stories.uuid, fullSlug: stories.fullSlug })
      .from(stories)
      .where(
        and(
          eq(stories.isFolder, true),
          isNotNull(stories.parentId),
          sql`not exists (select from ${stories} below where below.parent_id = ${stories.id})`,
        ),
      )
    const own = empty.filter(({ uuid, fullSlug }) => uuid === stableUuid(`folder:${fullSlug}`))
    if (own.length === 0) return
    await tx.delete(stories).where(
      inArray(
        stories.id,
        own.map(({ id }) => id),
      ),
    )
  }
}

/**
 * Takes stories away and adds others where their addresses are free, and tells the pages of both, as a publish does.
 */
export async function exchangeStories(
  tx: Transaction,
  { remove, add }: { remove: readonly ImportedStory[]; add: readonly SeedStory[] },
): Promise<{ added: number }> {
  await ensureSpace(tx)
  await lockSpace(tx)
  if (remove.length > 0)
    await tx.execute(sql`delete from ${stories} where id = any(${idArray(remove.map(({ id }) => id))})`)
  const added = await addStories(tx, add)
  await deleteEmptyFolders(tx)
  if (remove.length === 0 && added.length === 0) return { added: 0 }
  await raiseCv(tx)
  const shown = added.filter(({ publishedContent }) => publishedContent !== null)
  const stays = new Set(shown.map(({ fullSlug }) => fullSlug))
  const gone = remove.filter(({ isPublished, fullSlug }) => isPublished && !stays.has(fullSlug))
  await enqueueWebhooks(tx, 'deleted', gone)
  await enqueueWebhooks(tx, 'published', shown)
  return { added: added.length }
}
