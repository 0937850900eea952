import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import type { ChangeKind } from './change-kinds'
import { studioChanges } from './tables'

/** What a person did with a page itself. */
const kinds: readonly ChangeKind[] = [
  'story-created',
  'story-duplicated',
  'story-renamed',
  'story-moved',
  'draft-saved',
  'story-published',
  'story-unpublished',
  'story-restored',
  'story-undeleted',
]

/** Changes that are looked through for different stories: one story is saved many times. */
const mostChanges = 500

export type RecentChange = { storyId: number; by: string; at: Date }

/** The stories that a person has changed, or everybody else, each with its last change, the latest first. */
export async function listRecentStories(
  db: Executor,
  personId: string,
  whose: 'own' | 'others',
): Promise<RecentChange[]> {
  const rows = await db
    .select({ storyId: studioChanges.storyId, by: studioChanges.personName, at: studioChanges.at })
    .from(studioChanges)
    .where(
      and(
        inArray(studioChanges.kind, [...kinds]),
        whose === 'own'
          ? eq(studioChanges.personId, personId)
          : or(sql`${studioChanges.personId} is null`, ne(studioChanges.personId, personId)),
      ),
    )
    .orderBy(desc(studioChanges.id))
    .limit(mostChanges)
  const latest = new Map<number, RecentChange>()
  for (const { storyId, ...change } of rows)
    if (storyId !== null && !latest.has(storyId)) latest.set(storyId, { storyId, ...change })
  return [...latest.values()]
}
