import { clockAt } from './clock-at'

const format = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d))?$/
const dayMs = 24 * 60 * 60 * 1000

const iso = (time: number) => new Date(time).toISOString()

/** `2026-12-01T08:00` as a number that stands for what the clock shows; undefined for what no calendar has. */
function readClock(text: string): number | undefined {
  const [whole, year, month, day, hour, minute, second = '00'] = format.exec(text.trim()) ?? []
  if (whole === undefined || Number(year) < 2000 || Number(year) > 2100) return undefined
  const time = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  )
  return iso(time).startsWith(`${year}-${month}-${day}T${hour}:${minute}:${second}`) ? time : undefined
}

/**
 * The instant at which the clocks of a zone show a time, in milliseconds since the epoch; undefined for a text that names
 * none between 2000 and 2100. A time that comes twice, when the clocks go back, is the first; one that they leap over is
 * as long after the leap.
 */
export function instantOf(text: string, timezone: string): number | undefined {
  const clock = readClock(text)
  if (clock === undefined) return undefined
  const offsetAt = (instant: number) => clockAt(instant, timezone) - instant
  const before = clock - offsetAt(clock - dayMs)
  const after = clock - offsetAt(clock + dayMs)
  const shown = [before, after].filter((instant) => clockAt(instant, timezone) === clock)
  return shown.length > 0 ? Math.min(...shown) : before
}

/** What the clocks of a zone show at an instant, as a field of a form takes it: `2026-12-01T08:00`. */
export const clockText = (instant: number, timezone: string): string =>
  iso(clockAt(instant, timezone)).slice(0, 16)
