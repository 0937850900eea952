import 'server-only'
import { findStory, listHeld, readPlanned, takeOverPlanned, waitsIn } from '@/lib/content/embedded'
import { currentMs } from '@/lib/platform/clock'
import { type Database, database, type Transaction } from '@/lib/platform/db'
import { listTakenOver, type Person, recordChange } from '@/lib/studio/people'
import { type HoldReason, holdReasonOf } from './hold-reason'
import { type PlanResult, readPlan } from './plan'

/** Whether a plan on hold is due for a version that is not approved: it would be put on hold again at once. */
async function isBarred(tx: Transaction, id: number, now: number): Promise<boolean> {
  const due = (await readPlanned(tx, id)).find(
    ({ action, onHold, at }) => action === 'publish' && onHold && at.getTime() <= now,
  )
  return due !== undefined && (await waitsIn(tx, id, due.versionId ?? undefined)) !== undefined
}

/** Goes on with what is on hold for a story, in the name of somebody who may publish. */
export async function takeOver(
  person: Pick<Person, 'id' | 'name'>,
  id: number,
  db: Database = database(),
  now = currentMs(),
): Promise<PlanResult> {
  const taken = await db.transaction(async (tx) => {
    const found = await findStory(tx, id)
    if (found && (await isBarred(tx, id, now))) return 'notReady'
    if (!found || !(await takeOverPlanned(tx, id, person))) return 'missing'
    await recordChange(tx, { person, kind: 'plan-taken-over', story: { id, name: found.name } })
    return found
  })
  if (taken === 'notReady') return { ok: false, errors: { publishAt: taken } }
  return taken === 'missing' ? { ok: false, error: taken } : { ok: true, plan: await readPlan(taken, db) }
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
  reason: HoldReason
  /** The call that takes it over, below `/api/studio/`. */
  call: { path: string; method: 'POST' | 'PATCH'; body?: { takeOver: true } }
}

export async function readHeld(db: Database = database(), now = currentMs()): Promise<HeldRow[]> {
  const rows: HeldRow[] = []
  for (const held of await listHeld(db)) {
    const { kind, id, name, planner, plannerId, at, action, versionId = null } = held
    const of = kind === 'story' && action ? { kind, id, action, versionId } : { kind: 'release' as const, id }
    rows.push({
      key: `${kind} ${id} ${action}`,
      href: kind === 'story' ? `/studio/stories/${id}/` : `/studio/releases/${id}/`,
      name,
      planner,
      plannerId,
      at: at.toISOString(),
      what: action ?? 'release',
      isDue: at.getTime() <= now,
      reason: await holdReasonOf(db, { plannerId, ...of }),
      call:
        kind === 'story'
          ? { path: `stories/${id}/schedule/`, method: 'POST' }
          : { path: `releases/${id}/`, method: 'PATCH', body: { takeOver: true } },
    })
  }
  return rows
}
