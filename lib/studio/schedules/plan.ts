import 'server-only'
import { findStory, lockSpace, type PlannedAction, readPlanned, writePlanned } from '@/lib/content/embedded'
import { type Database, database } from '@/lib/platform/db'
import { allMarkets, marketsOfStory } from '@/lib/platform/markets'
import { clockText, instantOf } from '@/lib/platform/time'
import { type Person, recordChange } from '@/lib/studio/people'
import type { PlanBody } from './body'

/** When a story will be published and taken off, by the clock of its market; empty for nothing planned. */
export type StoryPlan = { publishAt: string; unpublishAt: string }

/** The zone in whose times a story is planned. */
export const zoneOfStory = (fullSlug: string): string =>
  (marketsOfStory(fullSlug)[0] ?? allMarkets[0])?.timezone ?? 'Europe/Berlin'

export async function readPlan(
  story: { id: number; fullSlug: string },
  db: Database = database(),
): Promise<StoryPlan> {
  const planned = await readPlanned(db, story.id)
  const at = (action: PlannedAction) => {
    const found = planned.find((one) => one.action === action)
    return found ? clockText(found.at.getTime(), zoneOfStory(story.fullSlug)) : ''
  }
  return { publishAt: at('publish'), unpublishAt: at('unpublish') }
}

type Errors = Partial<Record<keyof PlanBody, 'notATime' | 'past' | 'order'>>
export type PlanResult =
  | { ok: true; plan: StoryPlan }
  | { ok: false; error: 'missing' }
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

/** Plans when a story is published and taken off, instead of what was planned for it. */
export async function planStory(
  person: Pick<Person, 'id' | 'name'>,
  id: number,
  body: PlanBody,
  { db = database(), now = Date.now() }: { db?: Database; now?: number } = {},
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
  const isThere = await db.transaction(async (tx) => {
    await lockSpace(tx)
    if (!(await findStory(tx, id))) return false
    await writePlanned(tx, { storyId: id, action: 'publish', at: begin.at, author: person.name })
    await writePlanned(tx, { storyId: id, action: 'unpublish', at: end.at, author: person.name })
    const kind = begin.at || end.at ? 'story-scheduled' : 'story-unscheduled'
    await recordChange(tx, { person, kind, story: { id, name: story.name } })
    return true
  })
  if (!isThere) return { ok: false, error: 'missing' }
  return { ok: true, plan: await readPlan(story, db) }
}
