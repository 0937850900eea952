import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '@/lib/platform/db'
import { enqueueWebhooks } from '../enqueue-webhooks'
import { raiseCv } from '../space'
import { stories, storyVersions } from '../tables'
import { stageAfterPublish } from '../workflow/gate'
import type { UpdateChange } from './changes-of-update'
import { endRedirectsAt } from './page-addresses'
import { findStory, type Story } from './story-tree'

type Published = Pick<typeof storyVersions.$inferSelect, 'name' | 'content'>

/**
 * Makes the draft, or an earlier version, the published one; the draft stays as it is. Content, version, `cv` and webhook
 * are written in the caller's transaction, all or nothing. A page that was not public ends the redirects at its addresses,
 * which are among the changes.
 */
export async function publishStory(
  tx: Transaction,
  id: number,
  author?: string,
  version?: Published,
): Promise<{ story: Story; changes: UpdateChange[] } | undefined> {
  const before = await findStory(tx, id)
  await raiseCv(tx)
  const content = version ? sql`${JSON.stringify(version.content)}::jsonb` : sql`${stories.content}`
  const name = version ? sql`${version.name}::text` : sql`${stories.name}`
  const [story] = await tx
    .update(stories)
    .set({
      publishedContent: content,
      publishedName: name,
      publishedAt: sql`clock_timestamp()`,
      firstPublishedAt: sql`coalesce(${stories.firstPublishedAt}, clock_timestamp())`,
      unpublishedChanges: sql`(${stories.content}, ${stories.name}) is distinct from (${content}, ${name})`,
    })
    .where(eq(stories.id, id))
    .returning()
  if (!story) return undefined
  await noteVersion(tx, { ...story, ...version }, 'published', author)
  await enqueueWebhooks(tx, 'published', [story])
  if (!version) await stageAfterPublish(tx, id)
  return { story, changes: before?.publishedContent ? [] : await endRedirectsAt(tx, story) }
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
  { id, name, slug, content }: Pick<Story, 'id' | 'name' | 'slug' | 'content'>,
  event: (typeof storyVersions.$inferSelect)['event'],
  author?: string,
): Promise<number> {
  const [row] = await tx
    .insert(storyVersions)
    .values({ storyId: id, event, name, slug, content, author: author ?? null })
    .returning({ id: storyVersions.id })
  if (!row) throw new Error('The version was not stored')
  return row.id
}
