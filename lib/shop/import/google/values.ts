import { instantOf } from '@/lib/platform/time'
import type { Currency } from '@/schemas/markets'

/** Thousands are parted by one kind of sign, decimals by another: `1.299,00`, `1,299.00`, `1’299.50`, `1 299`. */
const numbers: readonly RegExp[] = [
  /^\d{1,8}(?:[.,](?:\d{1,2}|\d{4,8}))?$/,
  /^\d{1,3}(?:\.\d{3})+,\d{1,2}$/,
  /^\d{1,3}(?:,\d{3})+\.\d{1,2}$/,
  /^\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d{1,2})?$/,
]

/** How feeds write a currency apart from its code. */
const signs: Record<string, Currency> = { '€': 'EUR', EURO: 'EUR', FR: 'CHF', SFR: 'CHF' }

const currencyOf = (text: string): string | undefined => {
  const word = text.toUpperCase().replace(/\.$/, '')
  return signs[word] ?? (/^[A-Z]{3}$/.test(word) ? word : undefined)
}

/** The cents of a number. `1.299` alone is none: it may be a thousand or three decimals. */
function centsOf(text: string): number | undefined {
  if (!numbers.some((number) => number.test(text))) return undefined
  const decimals = /[.,](\d{1,2}|\d{4,8})$/.exec(text)?.[1]
  const whole = decimals === undefined ? text : text.slice(0, -decimals.length - 1)
  const cents = Math.round(Number(`${whole.replace(/\D/g, '')}.${decimals ?? 0}`) * 100)
  return cents <= 2_147_483_647 ? cents : undefined
}

/** Whole units with a dash in place of their cents, whose sign is that of thousands: `1.299,-`. */
const thousands = /^\d{1,3}(?:[.,\s'’]\d{3})+$/
const dash = /^[.,][-–—]{1,2}/

/**
 * An amount in cents: `15.00 EUR` as Google asks for it, and as shops write it besides, `15,00 €` or `CHF 1’299.–`.
 * Without a currency it is the one that is given.
 */
export function readPrice(
  text: string,
  usual?: string,
): { amount: number; currency: string; assumed: boolean } | undefined {
  const first = text.search(/\d/)
  if (first < 0) return undefined
  const last = text.search(/\d\D*$/)
  const before = text.slice(0, first).trim()
  const number = text.slice(first, last + 1)
  const rest = text.slice(last + 1)
  const after = rest.replace(dash, '').trim()
  const named = before || after
  const currency = named === '' ? usual : before && after ? undefined : currencyOf(named)
  const isWhole = dash.test(rest) && thousands.test(number)
  const amount = centsOf(isWhole ? number.replace(/\D/g, '') : number)
  if (amount === undefined || currency === undefined) return undefined
  return { amount, currency, assumed: named === '' }
}

/** Of all markets unless the shop says otherwise. */
export const usualZone = 'Europe/Berlin'

const moment =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d{1,6})?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i

/** As shops in German write it: `1.12.2026`, `01.12.2026 08:00`, `01.12.2026, 8:00 Uhr`. */
const local = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\s*Uhr)?)?$/i

/** The start of a local time, or of a day; with `part` set to `end`, the end of the day. */
function readLocal(text: string, part: 'start' | 'end', timezone: string): number | undefined {
  const [whole, day = '', month = '', year, hour, minute, second = '00'] = local.exec(text) ?? []
  if (whole === undefined) return undefined
  const two = (digits: string) => digits.padStart(2, '0')
  const usual = part === 'start' ? '00:00:00' : '23:59:59'
  const clock = hour === undefined ? usual : `${two(hour)}:${minute}:${second}`
  return instantOf(`${year}-${two(month)}-${two(day)} ${clock}`, timezone)
}

/**
 * A time in ISO 8601 as Google asks for it, in milliseconds: `2026-02-24T13:00-0800`. Without a zone it is UTC. A date
 * alone is the start of the day, or with `part` set to `end`, its end. `1.12.2026 8:00` is in the time zone of the shop.
 */
export function readMoment(
  text: string,
  part: 'start' | 'end' = 'start',
  timezone = usualZone,
): number | undefined {
  const match = moment.exec(text.trim())
  if (!match) return readLocal(text.trim(), part, timezone)
  const [, day = '', time, seconds = '00', zone = 'Z'] = match
  const offset = /^z$/i.test(zone)
    ? 'Z'
    : zone.replace(/^([+-]\d{2}):?(\d{2})?$/, (_, h, m = '00') => `${h}:${m}`)
  const clock = time === undefined ? (part === 'start' ? '00:00:00' : '23:59:59') : `${time}:${seconds}`
  const value = Date.parse(`${day}T${clock}${offset}`)
  return Number.isNaN(value) ? undefined : value
}

/** Between the ends of an interval: a slash, or a dash or word between spaces. */
const betweenEnds = /\/|\s(?:[-–—]|bis|au|tot)\s/i

/** `2026-02-24T13:00-0800/2026-02-29T15:30-0800`, `1.12.2026 - 24.12.2026`; an end that is empty is open. */
export function readInterval(text: string, timezone?: string): { from: number; to: number } | undefined {
  const [first, last, ...more] = text.replace(/^\s*(?:vom?|du|van)\s+/i, '').split(betweenEnds)
  if (first === undefined || last === undefined || more.length > 0) return undefined
  const from = first.trim() === '' ? Number.NEGATIVE_INFINITY : readMoment(first, 'start', timezone)
  const to = last.trim() === '' ? Number.POSITIVE_INFINITY : readMoment(last, 'end', timezone)
  return from !== undefined && to !== undefined && from <= to ? { from, to } : undefined
}

/** Whether the last digit of a GTIN-8, 12, 13 or 14 fits the others (GS1 General Specifications, section 7.9). */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false
  const sum = [...text]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0)
  return sum % 10 === 0
}
