import type { StudioLanguage } from '@/lib/studio/i18n'

const signs: Readonly<Record<StudioLanguage, string>> = { de: '.', fr: '/', en: '/' }
const ofInput = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)$/
const typed = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?:,? +(\d{1,2})(?: ?[:.h] ?(\d{2}))?)?$/

/** A local time, `2026-12-24T08:00`, as people write it in the language: 24.12.2026 08:00; another text as it is. */
export function clockWords(clock: string, language: StudioLanguage): string {
  const [, day, time] = ofInput.exec(clock) ?? []
  return day === undefined ? clock : `${day.split('-').reverse().join(signs[language])} ${time}`
}

/** The local time of what somebody typed, with its day first; a day alone begins at midnight. Undefined: no time. */
export function clockOf(text: string): string | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return ''
  const [, day, time] = ofInput.exec(trimmed) ?? []
  if (day !== undefined) return existing(`${day}T${time}`)
  const [, date, month, year, hour = '0', minute = '00'] = typed.exec(trimmed) ?? []
  if (date === undefined || month === undefined) return undefined
  return existing(
    `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}T${hour.padStart(2, '0')}:${minute}`,
  )
}

/** The 31st of a month of thirty days, and the hour 25, are none. */
function existing(clock: string): string | undefined {
  const time = Date.parse(`${clock}Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(clock) ? clock : undefined
}
