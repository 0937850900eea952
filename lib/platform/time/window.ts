/** A window of time. Its bounds are ISO 8601 texts; one that is missing leaves that side open. */
export type DateWindow = { dateFrom?: string | undefined; dateTo?: string | undefined }

/** The window in milliseconds since the epoch. An invalid date is NaN, so that no time lies in the window. */
const boundsOf = ({ dateFrom, dateTo }: DateWindow) => ({
  from: dateFrom === undefined ? Number.NEGATIVE_INFINITY : Date.parse(dateFrom),
  to: dateTo === undefined ? Number.POSITIVE_INFINITY : Date.parse(dateTo),
})

/** Whether a time lies in the window, which starts with the millisecond of `dateFrom` and ends before that of `dateTo`. */
export function isWithin(window: DateWindow, now: number): boolean {
  const { from, to } = boundsOf(window)
  return now >= from && now < to
}

/** When the window next opens or closes after `now`, in milliseconds since the epoch; undefined when it never will. */
export function nextBoundary(window: DateWindow, now: number): number | undefined {
  const { from, to } = boundsOf(window)
  if (!(from < to)) return undefined
  return [from, to].find((boundary) => boundary > now && Number.isFinite(boundary))
}
