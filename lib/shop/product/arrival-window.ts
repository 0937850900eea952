import { addWorkingDays } from '@/lib/shop/rules'
import type { Country } from '@/schemas/markets'

/** After how many working days something arrives. */
export type ArrivalRange = { daysFrom: number; daysTo: number }

/**
 * The first and the last working day on which something arrives that is ordered and paid today. Free of words, so that
 * browsers can load it.
 * @param today where the market is, such as `2026-11-26`
 */
export function arrivalWindow(
  { daysFrom, daysTo }: ArrivalRange,
  today: string,
  country: Country,
): { from: string; to: string } {
  const after = (days: number) => addWorkingDays(today, days, country)
  const hasBoth = daysFrom > 0 && daysFrom < daysTo
  const to = after(daysTo)
  return { from: hasBoth ? after(daysFrom) : to, to }
}
