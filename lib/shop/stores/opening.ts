import { clockAt } from '@/lib/platform/time'
import type { DayHours } from './store'

/** Whether a store is open, and when that changes; `inDays` counts from today, 0 to 7. */
export type Opening =
  | { isOpen: true; closes: string }
  | { isOpen: false; opens?: { inDays: number; weekday: number; time: string } }

/** The local time in a time zone: the day of the week, 0 for Monday, and `HH:MM`. */
export function wallClock(now: number, timeZone: string): { weekday: number; time: string } {
  const shown = new Date(clockAt(now, timeZone))
  return { weekday: (shown.getUTCDay() + 6) % 7, time: shown.toISOString().slice(11, 16) }
}

/** The opening state at a time. Opening hours are local times, so they follow daylight saving time. */
export function openingAt(hours: readonly DayHours[], now: number, timeZone: string): Opening {
  const { weekday, time } = wallClock(now, timeZone)
  const today = hours[weekday]
  if (today && time >= today[0] && time < today[1]) return { isOpen: true, closes: today[1] }
  for (let inDays = 0; inDays <= 7; inDays += 1) {
    const day = (weekday + inDays) % 7
    const next = hours[day]
    if (next && (inDays > 0 || time < next[0]))
      return { isOpen: false, opens: { inDays, weekday: day, time: next[0] } }
  }
  return { isOpen: false }
}

export type GroupedDays = { from: number; to: number; hours: DayHours }

/** The week with consecutive days of equal hours grouped: Monday to Friday, Saturday, Sunday. */
export function weekOf(hours: readonly DayHours[]): GroupedDays[] {
  const week: GroupedDays[] = []
  for (let day = 0; day < 7; day += 1) {
    const today = hours[day] ?? null
    const last = week.at(-1)
    if (last && String(last.hours) === String(today)) last.to = day
    else week.push({ from: day, to: day, hours: today })
  }
  return week
}
