import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/lib/platform/db'
import { lockSpace } from '../space'
import { releaseStories, releases, stories, storyVersions } from '../tables'
import { publishStory, unpublishStory } from './publish'
import type { Release } from './releases'
import { componentColumn } from './story-columns'

/** Notes of every story of a release what shoppers see of it before the release is published, as a version of its history. */
export async function noteFormer(tx: Transaction, releaseId: number): Promise<void> {
  const isHeld = sql`r.release_id = ${releaseId} and s.id = r.story_id and s.published_content is not null`
  const isFormer = sql`v.story_id = s.id and v.event = 'published'
    and (v.content, v.name) is not distinct from (s.published_content, s.published_name)`
  // What came with the first content, or with an import, may have no entry of its own.
  await tx.execute(sql`
    insert into ${storyVersions} (story_id, event, name, slug, content, created_at)
    select s.id, 'published', coalesce(s.published_name, s.name), s.slug, s.published_content,
      coalesce(s.published_at, s.updated_at)
    from ${releaseStories} r, ${stories} s
    where ${isHeld} and not exists (select from ${storyVersions} v where ${isFormer})`)
  await tx.execute(sql`
    update ${releaseStories} r set was_public = s.published_content is not null, former_version_id = (
      select max(v.id) from ${storyVersions} v where ${isFormer})
    from ${stories} s where r.release_id = ${releaseId} and s.id = r.story_id`)
}

/** What becomes of a story when its release is undone: shoppers see what they saw before, or nothing, or it stays as it is. */
export type UndoneStory = {
  id: number
  name: string
  fullSlug: string
  translatedSlugs: readonly { lang: string; path: string }[]
  component: string | null
  becomes: 'former' | 'off' | 'stays'
  formerVersionId: number | null
  /** Names what shoppers see of it now. */
  mark: string
}

/** The stories of a published release, by path, each with what undoing the release means for it. */
export async function listUndone(db: Executor, releaseId: number): Promise<UndoneStory[]> {
  const rows = await db
    .select({
      id: stories.id,
      name: stories.name,
      fullSlug: stories.fullSlug,
      translatedSlugs: stories.translatedSlugs,
      component: componentColumn,
      wasPublic: releaseStories.wasPublic,
      formerVersionId: releaseStories.formerVersionId,
      // Published anew or taken off since, it is not the release's any more.
      isShown: sql<boolean>`(${stories.publishedContent}, ${stories.publishedName})
        is not distinct from (${storyVersions.content}, ${storyVersions.name})`,
      mark: sql<string>`md5(concat_ws('|', ${stories.publishedContent}::text, ${stories.publishedName}))`,
    })
    .from(releaseStories)
    .innerJoin(stories, eq(stories.id, releaseStories.storyId))
    .leftJoin(storyVersions, eq(storyVersions.id, releaseStories.versionId))
    .where(eq(releaseStories.releaseId, releaseId))
    .orderBy(asc(stories.fullSlug))
  return rows.map(({ wasPublic, isShown, ...row }) => {
    const isKnown = isShown && wasPublic !== null && (!wasPublic || row.formerVersionId !== null)
    return { ...row, becomes: isKnown ? (wasPublic ? 'former' : 'off') : 'stays' }
  })
}

/** Locks a release that is published and not undone, for the transaction that undoes it. */
export async function lockPublished(tx: Transaction, id: number): Promise<Release | undefined> {
  await lockSpace(tx)
  const [release] = await tx
    .select()
    .from(releases)
    .where(and(eq(releases.id, id), isNotNull(releases.releasedAt), isNull(releases.undoneAt)))
    .for('update')
  return release
}

/** Shows shoppers of a story what they saw before its release, or nothing. The draft stays as it is. */
export async function undoStory(tx: Transaction, story: UndoneStory, author: string): Promise<void> {
  if (story.becomes === 'off') await unpublishStory(tx, story.id, author)
  if (story.becomes !== 'former' || story.formerVersionId === null) return
  const [former] = await tx
    .select({ name: storyVersions.name, content: storyVersions.content })
    .from(storyVersions)
    .where(eq(storyVersions.id, story.formerVersionId))
  if (former) await publishStory(tx, story.id, author, former)
}

export const noteUndone = async (tx: Transaction, id: number, author: string): Promise<void> => {
  await tx
    .update(releases)
    .set({ undoneAt: sql`clock_timestamp()`, undoneBy: author })
    .where(eq(releases.id, id))
}
