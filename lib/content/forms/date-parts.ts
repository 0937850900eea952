export type DatePart = 'day' | 'month' | 'year'

export const dateParts: readonly DatePart[] = ['day', 'month', 'year']
type DateTyped = Record<DatePart, string>

/** The name under which a part of a date is sent. No field of a form can have such a name. */
export const partName = (name: string, part: DatePart) => `${name}-${part}`

const whole = (text: string, length: number) => (/^\d+$/.test(text) ? text.padStart(length, '0') : text)

/**
 * A typed date as one text: `2027-03-31` for a complete one. Missing and invalid parts stay as they are, so that the
 * form shows them again.
 */
export function joinDate(typed: DateTyped): string {
  const [day = '', month = '', year = ''] = dateParts.map((part) =>
    typed[part].replaceAll('-', ' ').trim().slice(0, 20),
  )
  if (!day && !month && !year) return ''
  return `${year}-${whole(month, 2)}-${whole(day, 2)}`
}

export function splitDate(text: string): DateTyped {
  const [year = '', month = '', day = ''] = text.split('-')
  return { day, month, year }
}

/** Whether all parts are there, the year in four digits. */
export function isWholeDate(text: string): boolean {
  const { day, month, year } = splitDate(text)
  return day !== '' && month !== '' && year.length === 4
}

/** The start of a day in UTC; undefined for a text that is not a date. */
export function dayOf(text: string): Date | undefined {
  const day = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : Number.NaN)
  return Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text) ? undefined : day
}
