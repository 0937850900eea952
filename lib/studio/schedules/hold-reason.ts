import { waitingInRelease, waitsIn } from '@/lib/content/embedded'
import type { Executor } from '@/lib/platform/db'
import { whoMayNotPublish } from '@/lib/studio/people'

/**
 * Why a plan is on hold: its planner may no longer publish, what it publishes is not approved, or neither any more.
 * `stage` is where the page waits, `pages` are those of a release.
 */
export type HoldReason =
  | { why: 'person' | 'over' }
  | { why: 'stage'; stage: string }
  | { why: 'pages'; pages: string }

type Held = { plannerId: string | null } & (
  | { kind: 'story'; id: number; action: 'publish' | 'unpublish'; versionId: number | null }
  | { kind: 'release'; id: number }
)

async function approvalMissing(db: Executor, held: Held): Promise<HoldReason | undefined> {
  if (held.kind === 'release') {
    const pages = await waitingInRelease(db, held.id)
    return pages.length > 0 ? { why: 'pages', pages: pages.join(', ') } : undefined
  }
  const stage =
    held.action === 'publish' ? await waitsIn(db, held.id, held.versionId ?? undefined) : undefined
  return stage === undefined ? undefined : { why: 'stage', stage }
}

export async function holdReasonOf(db: Executor, held: Held): Promise<HoldReason> {
  if ((await whoMayNotPublish(db, [held.plannerId])).size > 0) return { why: 'person' }
  const missing = await approvalMissing(db, held)
  if (missing) return missing
  // Of a release somebody else may have put a version in, and plans of earlier releases of the shop know no planner.
  return held.kind === 'release' || held.plannerId === null ? { why: 'person' } : { why: 'over' }
}
