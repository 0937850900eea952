import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '@/lib/platform/db'
import { enqueueWebhooks } from '../enqueue-webhooks'
import { raiseCv } from '../space'
import { stories, storyVersions } from '../tables'
import { findStory, type Story } from './story-tree'

/**
 * Makes the draft the published version. Content, version, `cv` and webhook are written in the caller's transaction,
 * all or nothing.
 */
export async function publishStory(tx: Transaction, id: number, author?: string): Promise<Story | undefined> {
  await raiseCv(tx)
  const [story] = await tx
    .update(stories)
    .set({
      publishedContent: sql`${stories.content}`,
      publishedName: sql`${stories.name}`,
      publishedAt: sql`clock_timestamp()`,
      firstPublishedAt: sql`coalesce(${stories.firstPublishedAt}, clock_timestamp())`,
      unpublishedChanges: false,
    })
    .where(eq(stories.id, id))
    .returning()
  if (!story) return undefined
  await noteVersion(tx, story, 'published', author)
  await enqueueWebhooks(tx, 'published', [story])
  return story
}

/** Removes the published version; the draft stays. A story that is not published stays unchanged. */
export async function unpublishStory(
  tx: Transaction,
  id: number,
  author?: string,
): Promise<Story | undefined> {
  const before = await findStory(tx, id)
  if (!before?.publishedContent) return before
  await raiseCv(tx)
  const [story] = await tx
    .update(stories)
    .set({ publishedContent: null, publishedName: null, publishedAt: null, unpublishedChanges: true })
    .where(eq(stories.id, id))
    .returning()
  if (!story) return undefined
  await noteVersion(tx, story, 'unpublished', author)
  await enqueueWebhooks(tx, 'unpublished', [story])
  return story
}

export async function noteVersion(
  tx: Transaction,
  { id, name, slug, content }: Story,
  event: (typeof storyVersions.$inferSelect)['event'],
  author?: string,
): Promise<void> {
  await tx.insert(storyVersions).values({ storyId: id, event, name, slug, content, author: author ?? null })
}
