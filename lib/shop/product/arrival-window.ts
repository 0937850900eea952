import { clockText } from '@/lib/platform/time'
import { addWorkingDays, isWorkingDay, lateDays, workingDayAfter } from '@/lib/shop/rules'
import type { Country } from '@/schemas/markets'

/** After how many working days something arrives; of late deliveries, after how many days of the calendar. */
export type ArrivalRange = { daysFrom: number; daysTo: number }

type Clock = { timezone: string; dispatchUntil?: string | undefined }

/**
 * The day from which the working days of an order count, where the market is, such as `2026-11-26`: the one on which it
 * is packed. An order of a day off is packed on the next working day; so is a later one where the shop says until when
 * an order leaves the same day.
 */
export function countedFrom(now: number, { timezone, dispatchUntil }: Clock, country: Country): string {
  const [day = '', time = ''] = clockText(now, timezone).split('T')
  const isInTime = dispatchUntil === undefined || time < dispatchUntil
  return isInTime && isWorkingDay(day, country) ? day : addWorkingDays(day, 1, country)
}

/**
 * The first and the last working day on which something arrives that is ordered and paid on a day. Free of words, so that
 * browsers can load it.
 * @param today from which its days count, such as `2026-11-26`
 */
export function arrivalWindow(
  { daysFrom, daysTo }: ArrivalRange,
  today: string,
  country: Country,
): { from: string; to: string } {
  const after = (days: number) =>
    daysTo < lateDays ? addWorkingDays(today, days, country) : workingDayAfter(today, days, country)
  const hasBoth = daysFrom > 0 && daysFrom < daysTo
  const to = after(daysTo)
  return { from: hasBoth ? after(daysFrom) : to, to }
}
