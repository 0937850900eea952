import { frenchTimes } from '@/lib/platform/i18n'

/** The name of a day of the week, Monday being 0: `Montag`, `lundi`, `maandag`. */
export const weekdayName = (weekday: number, iso: string): string =>
  // The first of January 2024 was a Monday
  new Intl.DateTimeFormat(iso, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + weekday))

/**
 * A time of the wall clock as a market writes it: in Dutch `09:30`, in German `9:30` and on the hour `9`, in Switzerland
 * `9.30`, in French `9 h 30`, with spaces that do not break.
 */
export function timeOfDay(time: string, iso: string): string {
  if (iso.startsWith('fr')) return frenchTimes(time)
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  if (iso.startsWith('de'))
    return minute === 0
      ? `${hour}`
      : [hour, String(minute).padStart(2, '0')].join(iso === 'de-CH' ? '.' : ':')
  return new Intl.DateTimeFormat(iso, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, 1, hour, minute),
  )
}
