import { boundsOf, type DateWindow, dayText, instantOf } from '@/lib/platform/time'

/** A month of the shop's clock, as `2026-12`. */
export type Month = {
  name: string
  before: string
  after: string
  /** In milliseconds since the epoch, the end exclusive: of what is shown. */
  from: number
  to: number
  /** Where each day begins; near the end of the present month also of days after it. */
  days: readonly number[]
}

const format = /^20\d\d-(?:0[1-9]|1[0-2])$/

const nameAt = (year: number, month: number) => new Date(Date.UTC(year, month)).toISOString().slice(0, 7)

/** So many days from today are seen in the present month, also where it ends before. */
const daysAhead = 21

/** The month that an address names; the present one for anything else. */
export function monthOf(asked: unknown, now: number, timeZone: string): Month {
  const name = typeof asked === 'string' && format.test(asked) ? asked : dayText(now, timeZone).slice(0, 7)
  const [year = 0, month = 1] = name.split('-').map(Number)
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const startOf = (day: number) => {
    const date = new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
    return instantOf(`${date}T00:00`, timeZone) ?? Date.parse(date)
  }
  const today = dayText(now, timeZone)
  const shown = today.startsWith(name) ? Math.max(count, Number(today.slice(8)) + daysAhead) : count
  const days = Array.from({ length: shown }, (_, index) => startOf(index + 1))
  return {
    name,
    before: nameAt(year, month - 2),
    after: nameAt(year, month),
    from: startOf(1),
    to: startOf(shown + 1),
    days,
  }
}

/** The part of the month that a window covers, in fractions; undefined when it lies outside. */
export function barOf(window: DateWindow, { from, to }: Pick<Month, 'from' | 'to'>) {
  const { from: begins, to: ends } = boundsOf(window)
  if (!(begins < ends) || begins >= to || ends <= from) return undefined
  const place = (at: number) => Math.min(1, Math.max(0, (at - from) / (to - from)))
  return { start: place(begins), end: place(ends), isOpenBefore: begins < from, isOpenAfter: ends > to }
}
