import { clockText, instantOf } from '@/lib/platform/time'

const withoutZone = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/

/** A time of the content, which is in UTC, as the clock of the market shows it; empty for none. */
export function toClock(value: unknown, timeZone: string): string {
  if (typeof value !== 'string' || value === '') return ''
  const instant = Date.parse(withoutZone.test(value) ? `${value.replace(' ', 'T')}Z` : value)
  return Number.isNaN(instant) ? '' : clockText(instant, timeZone)
}

/** A time of the market's clock as the content service keeps it: `2026-12-01 07:00`, in UTC. */
export function fromClock(clock: string, timeZone: string): string | undefined {
  const instant = instantOf(clock, timeZone)
  return instant === undefined ? undefined : new Date(instant).toISOString().slice(0, 16).replace('T', ' ')
}
