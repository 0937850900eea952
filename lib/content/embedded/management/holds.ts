import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { Executor, Transaction } from '@/lib/platform/db'
import { lockSpace } from '../space'
import { releases, stories, storySchedules } from '../tables'
import type { Planned } from './schedules'

/** Whoever plans; without an id a program. */
export type Planner = { id: string | null; name: string }

/** A plan that is on hold, of a story or of a release. */
export type HeldPlan = {
  kind: 'story' | 'release'
  id: number
  name: string
  /** The name of whoever planned it. */
  planner: string
  at: Date
  /** Unset for a release. */
  action?: Planned['action']
}

const ofPlanner = (
  { plannerId, author }: typeof storySchedules | typeof releases,
  { id, name }: { id: string; name: string },
) =>
  // Plans of earlier releases of the shop know the name alone.
  or(eq(plannerId, id), and(isNull(plannerId), eq(author, name)))

/** Puts on hold what somebody has planned who may no longer publish; returns what was not on hold before. */
export async function holdPlansOf(
  tx: Transaction,
  person: { id: string; name: string },
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
        // One without a time is published by hand, by somebody who may.
        isNotNull(releases.releaseAt),
        eq(releases.onHold, false),
        ofPlanner(releases, person),
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
        at: storySchedules.at,
        action: storySchedules.action,
      })
      .from(storySchedules)
      .innerJoin(stories, eq(stories.id, storySchedules.storyId))
      .where(eq(storySchedules.onHold, true))
      .orderBy(asc(storySchedules.at)),
    db
      .select({ id: releases.id, name: releases.name, planner: releases.author, at: releases.releaseAt })
      .from(releases)
      .where(and(eq(releases.onHold, true), isNull(releases.releasedAt)))
      .orderBy(asc(releases.releaseAt)),
  ])
  return [
    ...ofStories.map((each) => ({ kind: 'story' as const, ...each })),
    ...ofReleases.flatMap(({ at, ...each }) => (at ? [{ kind: 'release' as const, ...each, at }] : [])),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime())
}
