import { clockText, instantOf } from '@/lib/platform/time'

/** Whether a field says when something ends. */
export const isEnd = (name: string): boolean => name === 'dateTo'

const withoutZone = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/

const isoTime = /^\d{4}-\d\d-\d\d(?:$|[ T]\d\d:\d\d)/

function instantIn(value: string): number | undefined {
  if (!isoTime.test(value)) return undefined
  const instant = Date.parse(withoutZone.test(value) ? `${value.replace(' ', 'T')}Z` : value)
  return Number.isNaN(instant) ? undefined : instant
}

/** A time of the content, which is in UTC, as the clock of the market shows it; what is no time as it was typed. */
export function toClock(value: unknown, timeZone: string): string {
  if (typeof value !== 'string') return ''
  const instant = instantIn(value)
  return instant === undefined ? value : clockText(instant, timeZone)
}

/** Whether a time of the content is the second one of two that the clock shows alike. */
export function isSecondTime(value: unknown, timeZone: string): boolean {
  const instant = typeof value === 'string' ? instantIn(value) : undefined
  if (instant === undefined) return false
  const first = instantOf(clockText(instant, timeZone), timeZone)
  return first !== undefined && instant - first >= 60_000
}

/** A time of the market's clock as the content service keeps it: `2026-12-01 07:00`, in UTC. */
export function fromClock(clock: string, timeZone: string): string | undefined {
  const instant = instantOf(clock, timeZone)
  return instant === undefined ? undefined : new Date(instant).toISOString().slice(0, 16).replace('T', ' ')
}

/** Whether the beginning of a campaign is past: published, it is seen at once. @param now in milliseconds since the epoch */
export function isBegun(field: string, value: unknown, now: number): boolean {
  const instant = typeof value === 'string' ? instantIn(value) : undefined
  return field === 'dateFrom' && instant !== undefined && instant <= now
}
