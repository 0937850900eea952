import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { enqueueWebhooks } from '../enqueue-webhooks'
import { raiseCv, readSpace, spaceId } from '../space'
import { spaces, stories } from '../tables'
import type { Story } from './story-tree'

export type AlternateStory = Pick<Story, 'id' | 'name' | 'fullSlug' | 'translatedSlugs'> & {
  component: string | null
  isPublished: boolean
}

/** The other stories of a group: the same page in other markets. */
export const listAlternates = (
  db: Executor,
  { id, groupId }: Pick<Story, 'id' | 'groupId'>,
): Promise<AlternateStory[]> =>
  db
    .select({
      id: stories.id,
      name: stories.name,
      fullSlug: stories.fullSlug,
      translatedSlugs: stories.translatedSlugs,
      component: sql<string | null>`${stories.content} ->> 'component'`,
      isPublished: sql<boolean>`${stories.publishedContent} is not null`,
    })
    .from(stories)
    .where(and(eq(stories.groupId, groupId), ne(stories.id, id)))
    .orderBy(asc(stories.fullSlug))

/** Adds languages to the space: translated paths are delivered in its languages alone. */
export async function ensureLanguages(
  db: Executor,
  languages: readonly { code: string; name: string }[],
): Promise<void> {
  const known = (await readSpace(db))?.languages ?? []
  const fresh = languages.filter(({ code }) => known.every((each) => each.code !== code))
  if (fresh.length === 0) return
  await db
    .update(spaces)
    .set({ languages: [...known, ...fresh] })
    .where(eq(spaces.id, spaceId))
}

/** Announces published stories whose pages change although their content does not, such as by another alternate. */
export async function renewStories(db: Executor, ids: readonly number[]): Promise<void> {
  const published = await db
    .select({ id: stories.id, name: stories.name, fullSlug: stories.fullSlug })
    .from(stories)
    .where(and(inArray(stories.id, [...ids]), isNotNull(stories.publishedContent)))
    .orderBy(asc(stories.id))
  if (published.length === 0) return
  await raiseCv(db)
  await enqueueWebhooks(db, 'published', published)
}
