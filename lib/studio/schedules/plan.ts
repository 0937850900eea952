import 'server-only'
import {
  findPlannable,
  findSeenVersion,
  findStory,
  isDraftAsSeen,
  listReleasesHolding,
  lockSpace,
  type PinnedVersion,
  type PlannedAction,
  pinDraft,
  readPlanned,
  type Story,
  waitsIn,
  writePlanned,
} from '@/lib/content/embedded'
import { currentMs } from '@/lib/platform/clock'
import { type Database, database, type Transaction } from '@/lib/platform/db'
import { allMarkets, marketsOfStory } from '@/lib/platform/markets'
import { clockText, instantOf } from '@/lib/platform/time'
import { type Person, recordChange } from '@/lib/studio/people'
import { hasDraftingNotes } from '@/schemas/content'
import type { PlanBody } from './body'
import { type HoldReason, holdReasonOf } from './hold-reason'

/** The version that a plan publishes. The time is an ISO 8601 text. */
type HeldVersion = Omit<PinnedVersion, 'id' | 'at' | 'isBehind' | 'mark'> & { at: string }

/** A version that a release which is not published yet holds; without a time it is published by hand. */
export type ReleasedVersion = { id: number; name: string; releaseAt?: string; version?: HeldVersion }

/** When a story will be published and taken off, by the clock of its market; empty for nothing planned. */
export type StoryPlan = {
  publishAt: string
  unpublishAt: string
  /** Unset where no publishing is planned, and where it has to be planned anew because the plan holds no version. */
  version?: HeldVersion
  /** Nothing is done until it is taken over. */
  onHold?: {
    planner: string
    isDue: boolean
    reason: HoldReason
    action: PlannedAction
    /** What is published. */
    versionId?: number
  }
  /** Unset where no release holds a version of it. */
  releases?: readonly ReleasedVersion[]
}

const heldVersion = ({ at, author, content, name }: PinnedVersion): HeldVersion => ({
  ...{ at: at.toISOString(), author, content, name },
})

/** The zone in whose times a story is planned. */
export const zoneOfStory = (fullSlug: string): string =>
  (marketsOfStory(fullSlug)[0] ?? allMarkets[0])?.timezone ?? 'Europe/Berlin'

export async function readPlan(
  story: { id: number; fullSlug: string },
  db: Database = database(),
  now = currentMs(),
): Promise<StoryPlan> {
  const [planned, releases] = await Promise.all([
    readPlanned(db, story.id),
    listReleasesHolding(db, story.id),
  ])
  const onHold = planned.find((one) => one.onHold)
  const at = (action: PlannedAction) => {
    const found = planned.find((one) => one.action === action)
    return found ? clockText(found.at.getTime(), zoneOfStory(story.fullSlug)) : ''
  }
  const held = planned.find(({ action }) => action === 'publish')?.version
  const reason = onHold && (await holdReasonOf(db, { kind: 'story', ...onHold, id: story.id }))
  return {
    publishAt: at('publish'),
    unpublishAt: at('unpublish'),
    ...(held && { version: heldVersion(held) }),
    ...(releases.length > 0 && {
      releases: releases.map(({ id, name, releaseAt, version }) => ({
        ...{ id, name, ...(releaseAt && { releaseAt: releaseAt.toISOString() }) },
        ...(version && { version: heldVersion(version) }),
      })),
    }),
    ...(onHold &&
      reason && {
        onHold: {
          ...{ planner: onHold.author, isDue: onHold.at.getTime() <= now, reason, action: onHold.action },
          ...(onHold.versionId !== null && { versionId: onHold.versionId }),
        },
      }),
  }
}

type Errors = Partial<
  Record<'publishAt' | 'unpublishAt', 'notATime' | 'past' | 'order' | 'draftingNotes' | 'notReady'>
>
export type PlanResult =
  | { ok: true; plan: StoryPlan }
  | { ok: false; error: 'missing' | 'draftChanged' | 'draftNewer' }
  | { ok: false; errors: Errors }

/** An instant, null for none, or what is wrong with it. */
function instantIn(
  text: string,
  zone: string,
  now: number,
): { at: Date | null } | { error: 'notATime' | 'past' } {
  if (text.trim() === '') return { at: null }
  const instant = instantOf(text, zone)
  if (instant === undefined) return { error: 'notATime' }
  return instant <= now ? { error: 'past' } : { at: new Date(instant) }
}

type Refusal = 'draftChanged' | 'draftNewer' | 'draftingNotes' | 'notReady'

/**
 * The version that a plan publishes: the draft that the person has seen, kept as it is now, the version that they have
 * read although the draft is newer, or the one that is planned; or why there is none.
 */
async function versionFor(
  tx: Transaction,
  author: string,
  story: Story,
  { seen, kept, asRead }: Pick<PlanBody, 'seen' | 'kept' | 'asRead'>,
): Promise<number | Refusal> {
  const { id } = story
  if (!seen) {
    const held = (await readPlanned(tx, id)).find(({ action }) => action === 'publish')
    const isOther = kept !== undefined && held?.version?.at.toISOString() !== kept
    return (isOther ? undefined : held?.versionId) ?? 'draftChanged'
  }
  const isDraft = await isDraftAsSeen(tx, id, seen)
  const read = isDraft ? undefined : await findSeenVersion(tx, id, seen)
  if (!isDraft && !(read && asRead)) return read ? 'draftNewer' : 'draftChanged'
  if (hasDraftingNotes((read ?? story).content)) return 'draftingNotes'
  if ((await waitsIn(tx, id, read?.id)) !== undefined) return 'notReady'
  return pinDraft(tx, story, author, read)
}

/**
 * Plans when a story is published and taken off, instead of what was planned for it. At its time exactly the version is
 * published that is planned here, whatever the draft has become.
 */
export async function planStory(
  person: Pick<Person, 'id' | 'name'>,
  id: number,
  body: PlanBody,
  { db = database(), now = currentMs() }: { db?: Database; now?: number } = {},
): Promise<PlanResult> {
  const story = await findStory(db, id)
  if (!story || story.isFolder) return { ok: false, error: 'missing' }
  const zone = zoneOfStory(story.fullSlug)
  const begin = instantIn(body.publishAt, zone, now)
  const end = instantIn(body.unpublishAt, zone, now)
  if ('error' in begin || 'error' in end)
    return {
      ok: false,
      errors: {
        ...('error' in begin && { publishAt: begin.error }),
        ...('error' in end && { unpublishAt: end.error }),
      },
    }
  if (begin.at && end.at && end.at <= begin.at) return { ok: false, errors: { unpublishAt: 'order' } }
  const planner = { author: person.name, plannerId: person.id }
  const problem = await db.transaction(async (tx) => {
    await lockSpace(tx)
    const planned = await findPlannable(tx, id)
    if (!planned) return 'missing' as const
    const wasHeld = (await readPlanned(tx, id)).some(({ onHold }) => onHold)
    const versionId = begin.at ? await versionFor(tx, person.name, planned, body) : null
    if (typeof versionId === 'string') return versionId
    await writePlanned(tx, { storyId: id, action: 'publish', at: begin.at, ...planner, versionId })
    await writePlanned(tx, { storyId: id, action: 'unpublish', at: end.at, ...planner, versionId: null })
    const isPlanned = begin.at !== null || end.at !== null
    const about = { id, name: story.name }
    if (wasHeld && isPlanned) await recordChange(tx, { person, kind: 'plan-taken-over', story: about })
    const kind = isPlanned ? 'story-scheduled' : 'story-unscheduled'
    await recordChange(tx, { person, kind, story: about })
    return undefined
  })
  if (problem === 'draftingNotes' || problem === 'notReady')
    return { ok: false, errors: { publishAt: problem } }
  if (problem) return { ok: false, error: problem }
  return { ok: true, plan: await readPlan(story, db) }
}
