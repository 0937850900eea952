import { spellingsOf } from '@/lib/platform/text'
import type { StudioLanguage } from '@/lib/studio/i18n'

/** What a field asks for: a day with its time, or a day alone. */
export type ClockDetail = 'minutes' | 'day'

/** Why a text is no time, with what the person is told about it. */
export type ClockFault =
  | { fault: 'unreadable' }
  | { fault: 'noDay'; day: string; last: string }
  | { fault: 'noMonth'; month: string }
  | { fault: 'noTime'; time: string }
  | { fault: 'noYear'; year: string }

type ReadClock = { clock: string } | ClockFault

const signs: Readonly<Record<StudioLanguage, string>> = { de: '.', fr: '/', en: '/' }
const ofInput = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d))?$/
const typed = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?:,? +(\d{1,2})(?: ?[:.h] ?(\d{2}))?)?$/
/** `24. Dez. 2026, 08:00`, as the Studio writes a time itself, with what stands between day and time. */
const worded =
  /^(?:\p{L}+\.?,? +)?(\d{1,2})\.? +(\p{L}+)\.? +(\d{4})(?:,? +(?:\p{L}+ +)?(\d{1,2})(?: ?[:.h] ?(\d{2}))?)?$/u
const shown = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?$/

/** `2026-12-24T08:00` or `2026-12-24` as people write it in the language: 24.12.2026 08:00; another text as it is. */
export function clockWords(clock: string, language: StudioLanguage): string {
  const [, day, time] = shown.exec(clock) ?? []
  if (day === undefined) return clock
  return [day.split('-').reverse().join(signs[language]), time].filter(Boolean).join(' ')
}

const locales = ['de-DE', 'fr-FR', 'en-GB', 'en-US']
let months: ReadonlyMap<string, number> | undefined

/** The number of each month by its long and its short name in all languages of the Studio, without a dot at its end. */
function readMonths(): ReadonlyMap<string, number> {
  const names = new Map<string, number>()
  for (const locale of locales)
    for (const month of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(locale, { month, day: 'numeric', timeZone: 'UTC' })
      for (let index = 0; index < 12; index += 1) {
        const parts = format.formatToParts(Date.UTC(2026, index))
        const name = parts.find(({ type }) => type === 'month')?.value ?? ''
        for (const spelling of spellingsOf(name.replace(/\.$/, ''))) names.set(spelling, index + 1)
      }
    }
  return names
}

const lastMinute = '23:59'

const two = (number: string) => number.padStart(2, '0')
const isBetween = (number: string, least: number, most: number) =>
  Number(number) >= least && Number(number) <= most
const lastDay = (year: string, month: string) =>
  new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()

/**
 * The local time of what somebody typed, with its day first, as an input of the browser has it; a day alone begins at
 * midnight, or as the end of something ends with its last minute, and a year of two digits is one of this century. Empty
 * for an empty text.
 */
export function readClock(
  text: string,
  language: StudioLanguage,
  detail: ClockDetail = 'minutes',
  isEnd = false,
): ReadClock {
  const trimmed = text.trim()
  if (trimmed === '') return { clock: '' }
  const [, year, month, date, hour, minute] = partsOf(trimmed) ?? []
  if (year === undefined || month === undefined || date === undefined) return { fault: 'unreadable' }
  if (detail === 'day' && hour !== undefined) return { fault: 'unreadable' }
  if (!isBetween(month, 1, 12)) return { fault: 'noMonth', month: String(Number(month)) }
  if (!isBetween(year, 2000, 2100)) return { fault: 'noYear', year }
  const last = lastDay(year, month)
  if (!isBetween(date, 1, last)) {
    const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
    const words = `${name.format(Date.UTC(Number(year), Number(month) - 1))} ${year}`
    return {
      fault: 'noDay',
      day: `${Number(date)}${language === 'de' ? '.' : ''} ${words}`,
      last: String(last),
    }
  }
  const day = `${year}-${two(month)}-${two(date)}`
  if (detail === 'day') return { clock: day }
  const time = hour === undefined && isEnd ? lastMinute : `${two(hour ?? '0')}:${minute ?? '00'}`
  const isTime = isBetween(hour ?? '0', 0, 23) && isBetween(minute ?? '0', 0, 59)
  return isTime ? { clock: `${day}T${time}` } : { fault: 'noTime', time }
}

function partsOf(text: string) {
  const ofBrowser = ofInput.exec(text)
  if (ofBrowser) return ofBrowser
  const named = worded.exec(text.replace(/\s+/gu, ' '))
  if (named) months ??= readMonths()
  const number = months?.get(spellingsOf(named?.[2] ?? '')[0])
  if (named && number !== undefined) return [named[0], named[3], String(number), named[1], named[4], named[5]]
  const [whole, date, month, year = '', hour, minute] = typed.exec(text) ?? []
  return whole === undefined ? undefined : [whole, year.padStart(4, '20'), month, date, hour, minute]
}

/** The local time, or with `day` the day, of what somebody typed; undefined for a text that is none. */
export function clockOf(text: string, detail: ClockDetail = 'minutes', isEnd = false): string | undefined {
  const read = readClock(text, 'en', detail, isEnd)
  return 'clock' in read ? read.clock : undefined
}
