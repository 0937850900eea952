/** A window of time. Its bounds are ISO 8601 texts; one that is missing leaves that side open. */
export type DateWindow = { dateFrom?: string | undefined; dateTo?: string | undefined }

/** The window in milliseconds since the epoch. An invalid date is NaN, so that no time lies in the window. */
export const boundsOf = ({ dateFrom, dateTo }: DateWindow) => ({
  from: dateFrom === undefined ? Number.NEGATIVE_INFINITY : Date.parse(dateFrom),
  to: dateTo === undefined ? Number.POSITIVE_INFINITY : Date.parse(dateTo),
})

/** Where a time lies; a window with a date that is none never runs. */
export type Phase = 'coming' | 'running' | 'over' | 'never'

/** Whether a time is before, in or after the window. One that ends before it begins never runs. */
export function phaseOf(window: DateWindow, now: number): Phase {
  const { from, to } = boundsOf(window)
  if (!(from < to)) return 'never'
  if (now < from) return 'coming'
  return now < to ? 'running' : 'over'
}

/** Whether a time lies in the window, which starts with the millisecond of `dateFrom` and ends before that of `dateTo`. */
export function isWithin(window: DateWindow, now: number): boolean {
  return phaseOf(window, now) === 'running'
}

/** When the window next opens or closes after `now`, in milliseconds since the epoch; undefined when it never will. */
export function nextBoundary(window: DateWindow, now: number): number | undefined {
  const { from, to } = boundsOf(window)
  if (!(from < to)) return undefined
  return [from, to].find((boundary) => boundary > now && Number.isFinite(boundary))
}
