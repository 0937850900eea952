import 'server-only'
import { findStory, listHeld, takeOverPlanned } from '@/lib/content/embedded'
import { currentMs } from '@/lib/platform/clock'
import { type Database, database } from '@/lib/platform/db'
import { listTakenOver, type Person, recordChange } from '@/lib/studio/people'
import { type PlanResult, readPlan } from './plan'

/** Goes on with what somebody planned for a story who may no longer publish, in the name of somebody who may. */
export async function takeOver(
  person: Pick<Person, 'id' | 'name'>,
  id: number,
  db: Database = database(),
): Promise<PlanResult> {
  const story = await db.transaction(async (tx) => {
    const found = await findStory(tx, id)
    if (!found || !(await takeOverPlanned(tx, id, person))) return undefined
    await recordChange(tx, { person, kind: 'plan-taken-over', story: { id, name: found.name } })
    return found
  })
  return story ? { ok: true, plan: await readPlan(story, db) } : { ok: false, error: 'missing' }
}

/** A release that an administrator has taken over from its planner. The time is an ISO 8601 text. */
export type TakenOver = { id: number; name: string; by: string; at: string }

const toldForMs = 7 * 24 * 60 * 60 * 1_000

/** What was taken over from a person within a week, for their start page. */
export const readTakenOver = async (
  personId: string,
  db: Database = database(),
  now = currentMs(),
): Promise<TakenOver[]> =>
  (await listTakenOver(db, personId, new Date(now - toldForMs))).map(({ at, ...taken }) => ({
    ...taken,
    at: at.toISOString(),
  }))

/** A plan on hold, as the Studio names it to those who may publish. Times are ISO 8601 texts. */
export type HeldRow = {
  key: string
  href: string
  name: string
  planner: string
  plannerId: string | null
  at: string
  what: 'publish' | 'unpublish' | 'release'
  /** Its time has come: it is done as soon as it is taken over. */
  isDue: boolean
  /** The call that takes it over, below `/api/studio/`. */
  call: { path: string; method: 'POST' | 'PATCH'; body?: { takeOver: true } }
}

export async function readHeld(db: Database = database(), now = currentMs()): Promise<HeldRow[]> {
  return (await listHeld(db)).map(({ kind, id, name, planner, plannerId, at, action }) => ({
    key: `${kind} ${id} ${action}`,
    href: kind === 'story' ? `/studio/stories/${id}/` : `/studio/releases/${id}/`,
    name,
    planner,
    plannerId,
    at: at.toISOString(),
    what: action ?? 'release',
    isDue: at.getTime() <= now,
    call:
      kind === 'story'
        ? { path: `stories/${id}/schedule/`, method: 'POST' }
        : { path: `releases/${id}/`, method: 'PATCH', body: { takeOver: true } },
  }))
}
