import { clockAt } from './clock-at'

const format = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d))?$/
const dayMs = 24 * 60 * 60 * 1000

const iso = (time: number) => new Date(time).toISOString()

/** `2026-12-01T08:00` as milliseconds, as if it were UTC; undefined for a time that does not exist. */
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
 * The instant of a local time in a time zone, in milliseconds since the epoch; undefined for a text that is not a time
 * between 2000 and 2100. A time that occurs twice, when the clocks go back, is the first; one that is skipped, when
 * they go forward, is moved by the skipped hour.
 */
export function instantOf(text: string, timezone: string): number | undefined {
  const clock = readClock(text)
  if (clock === undefined) return undefined
  const { before, shown } = instantsOf(clock, timezone)
  return shown.length > 0 ? Math.min(...shown) : before
}

/** The instant by the offset of the day before, and all instants at which the clock shows the time. */
function instantsOf(clock: number, timezone: string) {
  const offsetAt = (instant: number) => clockAt(instant, timezone) - instant
  const before = clock - offsetAt(clock - dayMs)
  const after = clock - offsetAt(clock + dayMs)
  const shown = [...new Set([before, after])].filter((instant) => clockAt(instant, timezone) === clock)
  return { before, shown }
}

/** A local time that the clock does not show, with the one that it becomes, or that it shows twice. */
type ClockChange = { kind: 'skipped'; becomes: string } | { kind: 'twice' }

/** What the change to or from summer time does to a local time; undefined on all other days. */
export function clockChange(text: string, timezone: string): ClockChange | undefined {
  const clock = readClock(text)
  if (clock === undefined) return undefined
  const { before, shown } = instantsOf(clock, timezone)
  if (shown.length === 0) return { kind: 'skipped', becomes: clockText(before, timezone) }
  return shown.length > 1 ? { kind: 'twice' } : undefined
}

/** The local time of a time zone at an instant, as an `<input type="datetime-local">` takes it: `2026-12-01T08:00`. */
export const clockText = (instant: number, timezone: string): string =>
  iso(clockAt(instant, timezone)).slice(0, 16)

/** The day of a time zone at an instant, as an `<input type="date">` takes it: `2026-12-01`. */
export const dayText = (instant: number, timezone: string): string =>
  clockText(instant, timezone).slice(0, 10)
