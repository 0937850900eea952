import { clockAt, instantOf } from '@/lib/platform/time'
import type { FeedPlan } from './feed-plan'
import type { FeedRow } from './state'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** After a failure it is tried again, with pauses that grow. */
const retryMs = 15 * minuteMs
const longestRetryMs = 2 * 60 * minuteMs
const longestUnfinishedMs = 60 * minuteMs

/** The first of the times of day after an instant, in a time zone. */
function nextOf(times: readonly string[], after: number, timezone: string): number {
  const days = [0, 1, 2].map((day) =>
    new Date(clockAt(after, timezone) + day * dayMs).toISOString().slice(0, 10),
  )
  const instants = days.flatMap((day) => times.map((time) => instantOf(`${day}T${time}`, timezone) ?? 0))
  return Math.min(...instants.filter((instant) => instant > after))
}

type Plan = Pick<FeedPlan, 'digest' | 'timezone'> & { feed: Pick<FeedPlan['feed'], 'everyMinutes' | 'at'> }
type Row = Pick<FeedRow, 'plan' | 'isWanted' | 'begunAt' | 'endedAt' | 'unfinished' | 'problem' | 'failures'>

/** When a feed is fetched next, in milliseconds; 0 for at once. */
export function feedDueAt({ feed, timezone, digest }: Plan, row: Row | undefined): number {
  if (!row || row.plan !== digest || row.isWanted) return 0
  const { begunAt, unfinished, problem, failures } = row
  const endedAt = row.endedAt?.getTime()
  // A run of a process that was killed; one that kills its process each time must not do so all day.
  if (begunAt && (endedAt === undefined || begunAt.getTime() > endedAt))
    return begunAt.getTime() + Math.min(Math.max(unfinished - 1, 0) * minuteMs, longestUnfinishedMs)
  if (endedAt === undefined) return 0
  const { everyMinutes, at = [] } = feed
  const next = everyMinutes === undefined ? nextOf(at, endedAt, timezone) : endedAt + everyMinutes * minuteMs
  return problem === null ? next : Math.min(next, endedAt + Math.min(retryMs * failures, longestRetryMs))
}
