import { and, asc, eq, like, or, sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { stories } from '../tables'

export type AssetUse = {
  id: number
  name: string
  fullSlug: string
  inDraft: boolean
  inPublished: boolean
}

/** The stories that name a file, in the draft or in what is published. */
export async function findAssetUses(db: Executor, key: string): Promise<AssetUse[]> {
  const pattern = `%/pictures/assets/%/${key}/%`
  const draft = like(sql`${stories.content}::text`, pattern)
  const published = like(sql`${stories.publishedContent}::text`, pattern)
  const rows = await db
    .select({
      id: stories.id,
      name: stories.name,
      fullSlug: stories.fullSlug,
      inDraft: sql<boolean>`${draft}`,
      inPublished: sql<boolean | null>`${published}`,
    })
    .from(stories)
    .where(and(eq(stories.isFolder, false), or(draft, published)))
    .orderBy(asc(stories.fullSlug))
  return rows.map((row) => ({ ...row, inPublished: row.inPublished === true }))
}
