import { and, count, eq, inArray, isNotNull, notLike, or, sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { stories } from '../tables'
import { isBelow, isOrIsBelow, type Story } from './story-tree'

/** A published story, without its content. */
export type ShownStory = Pick<Story, 'id' | 'uuid' | 'fullSlug'> & { component: string | null }

const component = sql<string | null>`${stories.publishedContent} ->> 'component'`
const shown = { id: stories.id, uuid: stories.uuid, fullSlug: stories.fullSlug, component }

/** A story that shoppers see, or all of them in a folder. */
export const listShown = (db: Executor, story: Story): Promise<ShownStory[]> =>
  db
    .select(shown)
    .from(stories)
    .where(and(isOrIsBelow(story), isNotNull(stories.publishedContent)))

/** The published stories in whose published content one of some stories is named. */
export const listShowing = (db: Executor, uuids: readonly string[]): Promise<ShownStory[]> =>
  uuids.length === 0
    ? Promise.resolve([])
    : db
        .select(shown)
        .from(stories)
        .where(sql`${stories.publishedContent}::text ~ ${uuids.join('|')}`)

/** How many published pages lie in some folders of the top level; what surrounds or fills pages is none itself. */
export async function countShownPages(
  db: Executor,
  folders: readonly string[],
  notPages: readonly string[],
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(stories)
    .where(
      and(
        eq(stories.isFolder, false),
        isNotNull(stories.publishedContent),
        or(...folders.map((fullSlug) => isBelow({ fullSlug }))),
        notLike(stories.fullSlug, '%/layouts/%'),
        notPages.length > 0 ? sql`not ${inArray(component, [...notPages])}` : undefined,
      ),
    )
  return row?.total ?? 0
}
