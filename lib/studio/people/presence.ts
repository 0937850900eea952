import { and, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm'
import type { Database, Executor } from '@/lib/platform/db'
import { compareNames } from './by-name'
import type { Person } from './person'
import { studioPeople, studioPresence } from './tables'

/** An editor looks every few seconds; it is noted this often at most. */
const noteMs = 15_000
/** Some looks may be late, as in a tab that is not seen for a moment. */
const presentMs = 60_000

const endedAt = (now: Date) => new Date(now.getTime() - presentMs)

/** Notes that a person has a page open. */
export async function notePresence(
  db: Executor,
  { storyId, personId }: { storyId: number; personId: Person['id'] },
  now: Date,
): Promise<void> {
  await db
    .insert(studioPresence)
    .values({ storyId, personId, seenAt: now })
    .onConflictDoUpdate({
      target: [studioPresence.storyId, studioPresence.personId],
      set: { seenAt: now },
      setWhere: lte(studioPresence.seenAt, new Date(now.getTime() - noteMs)),
    })
}

/** The names of the others who have these pages open now, by the page. */
export async function listPresent(
  db: Executor,
  { storyIds, except }: { storyIds: readonly number[]; except: Person['id'] },
  now: Date,
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (storyIds.length === 0) return new Map()
  const rows = await db
    .select({
      storyId: studioPresence.storyId,
      names: sql<string[]>`array_agg(${studioPeople.name})`,
    })
    .from(studioPresence)
    .innerJoin(studioPeople, eq(studioPeople.id, studioPresence.personId))
    .where(
      and(
        inArray(studioPresence.storyId, [...storyIds]),
        ne(studioPresence.personId, except),
        gt(studioPresence.seenAt, endedAt(now)),
      ),
    )
    .groupBy(studioPresence.storyId)
  return new Map(rows.map(({ storyId, names }) => [storyId, names.toSorted(compareNames)]))
}

export async function prunePresence(db: Database, now: Date): Promise<void> {
  await db.delete(studioPresence).where(lte(studioPresence.seenAt, endedAt(now)))
}
