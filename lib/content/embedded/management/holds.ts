import { and, asc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/lib/platform/db'
import { lockSpace } from '../space'
import { releaseStories, releases, stories, storySchedules, storyVersions } from '../tables'
import type { Planner } from './planner'
import type { Planned } from './schedules'

/** A plan that is on hold, of a story or of a release. */
export type HeldPlan = {
  kind: 'story' | 'release'
  id: number
  name: string
  /** The name of whoever planned it. */
  planner: string
  /** Null where an earlier release of the shop has planned it. */
  plannerId: string | null
  at: Date
  /** Unset for a release. */
  action?: Planned['action']
  /** What a plan of a story publishes; null for none. */
  versionId?: number | null
}

type PutOut = { id: string; name: string }

// Plans of earlier releases of the shop know the name alone.
const ofPlanner = ({ plannerId, author }: typeof storySchedules | typeof releases, { id, name }: PutOut) =>
  or(eq(plannerId, id), and(isNull(plannerId), eq(author, name)))

/** Whether a release has a version that somebody put in. */
const hasVersionOf = ({ id, name }: PutOut): SQL =>
  sql`exists (select from ${releaseStories} s left join ${storyVersions} v on v.id = s.version_id
    where s.release_id = ${releases}.id and
      (s.taker_id = ${id} or (s.taker_id is null and v.author = ${name})))`

/**
 * Puts on hold what somebody has planned who may no longer publish, and the releases with a version that they put in;
 * returns what was not on hold before.
 */
export async function holdPlansOf(
  tx: Transaction,
  person: PutOut,
): Promise<Pick<HeldPlan, 'kind' | 'id' | 'name'>[]> {
  await lockSpace(tx)
  const held = await tx
    .update(storySchedules)
    .set({ onHold: true })
    .from(stories)
    .where(
      and(
        eq(stories.id, storySchedules.storyId),
        eq(storySchedules.onHold, false),
        ofPlanner(storySchedules, person),
      ),
    )
    .returning({ id: stories.id, name: stories.name })
  const heldReleases = await tx
    .update(releases)
    .set({ onHold: true })
    .where(
      and(
        isNull(releases.releasedAt),
        eq(releases.onHold, false),
        or(
          // One without a time is published by hand, by somebody who may; but it can get a time.
          and(isNotNull(releases.releaseAt), ofPlanner(releases, person)),
          hasVersionOf(person),
        ),
      ),
    )
    .returning({ id: releases.id, name: releases.name })
  const each = new Map(held.map((story) => [story.id, { kind: 'story' as const, ...story }]))
  return [...each.values(), ...heldReleases.map((release) => ({ kind: 'release' as const, ...release }))]
}

/** Puts back on the list, on hold, what was taken off it to be done. */
export const holdPlanned = async (tx: Transaction, planned: Planned): Promise<void> => {
  await tx.insert(storySchedules).values({ ...planned, onHold: true })
}

/** Takes over what is on hold for a story: from now on it is planned by somebody else. False if nothing is. */
export async function takeOverPlanned(tx: Transaction, storyId: number, planner: Planner): Promise<boolean> {
  await lockSpace(tx)
  const taken = await tx
    .update(storySchedules)
    .set({ onHold: false, author: planner.name, plannerId: planner.id })
    .where(and(eq(storySchedules.storyId, storyId), eq(storySchedules.onHold, true)))
    .returning({ storyId: storySchedules.storyId })
  return taken.length > 0
}

/** Everything that is on hold, the next first. */
export async function listHeld(db: Executor): Promise<HeldPlan[]> {
  const [ofStories, ofReleases] = await Promise.all([
    db
      .select({
        id: stories.id,
        name: stories.name,
        planner: storySchedules.author,
        plannerId: storySchedules.plannerId,
        at: storySchedules.at,
        action: storySchedules.action,
        versionId: storySchedules.versionId,
      })
      .from(storySchedules)
      .innerJoin(stories, eq(stories.id, storySchedules.storyId))
      .where(eq(storySchedules.onHold, true))
      .orderBy(asc(storySchedules.at)),
    db
      .select({
        id: releases.id,
        name: releases.name,
        planner: releases.author,
        plannerId: releases.plannerId,
        at: releases.releaseAt,
      })
      .from(releases)
      .where(and(eq(releases.onHold, true), isNull(releases.releasedAt)))
      .orderBy(asc(releases.releaseAt)),
  ])
  return [
    ...ofStories.map((each) => ({ kind: 'story' as const, ...each })),
    ...ofReleases.flatMap(({ at, ...each }) => (at ? [{ kind: 'release' as const, ...each, at }] : [])),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime())
}
