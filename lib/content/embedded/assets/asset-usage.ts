import { and, asc, eq, like, or, sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { releaseStories, releases, stories, storySchedules, storyVersions } from '../tables'

export type AssetUse = {
  id: number
  name: string
  fullSlug: string
  translatedSlugs: readonly { lang: string; path: string }[]
  component: string | null
  inDraft: boolean
  inPublished: boolean
  /** In a version that a plan or a release will publish. */
  inPlanned: boolean
}

/** The stories that name a file, in the draft, in what is published or in what is planned. */
export async function findAssetUses(db: Executor, key: string): Promise<AssetUse[]> {
  const pattern = `%/pictures/assets/%/${key}/%`
  const draft = like(sql`${stories.content}::text`, pattern)
  const published = like(sql`${stories.publishedContent}::text`, pattern)
  const planned = sql<boolean>`exists (select from ${storyVersions} v
    where v.story_id = ${stories}.id and v.content::text like ${pattern} and (
      exists (select from ${storySchedules} p where p.version_id = v.id) or
      exists (select from ${releaseStories} s join ${releases} r on r.id = s.release_id
        where s.version_id = v.id and r.released_at is null)))`
  const rows = await db
    .select({
      id: stories.id,
      name: stories.name,
      fullSlug: stories.fullSlug,
      translatedSlugs: stories.translatedSlugs,
      component: sql<string | null>`${stories.content} ->> 'component'`,
      inDraft: sql<boolean>`${draft}`,
      inPublished: sql<boolean | null>`${published}`,
      inPlanned: planned,
    })
    .from(stories)
    .where(and(eq(stories.isFolder, false), or(draft, published, planned)))
    .orderBy(asc(stories.fullSlug))
  return rows.map((row) => ({ ...row, inPublished: row.inPublished === true }))
}
