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
  const after = text
    .slice(last + 1)
    .replace(/^[.,][-–—]{1,2}/, '')
    .trim()
  const named = before || after
  const currency = named === '' ? usual : before && after ? undefined : currencyOf(named)
  const amount = centsOf(number)
  if (amount === undefined || currency === undefined) return undefined
  return { amount, currency, assumed: named === '' }
}

const moment =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d{1,6})?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i

/**
 * A time in ISO 8601 as Google asks for it, in milliseconds: `2026-02-24T13:00-0800`. Without a zone it is UTC. A date
 * alone is the start of the day, or with `part` set to `end`, its end.
 */
export function readMoment(text: string, part: 'start' | 'end' = 'start'): number | undefined {
  const match = moment.exec(text.trim())
  if (!match) return undefined
  const [, day = '', time, seconds = '00', zone = 'Z'] = match
  const offset = /^z$/i.test(zone)
    ? 'Z'
    : zone.replace(/^([+-]\d{2}):?(\d{2})?$/, (_, h, m = '00') => `${h}:${m}`)
  const clock = time === undefined ? (part === 'start' ? '00:00:00' : '23:59:59') : `${time}:${seconds}`
  const value = Date.parse(`${day}T${clock}${offset}`)
  return Number.isNaN(value) ? undefined : value
}

/** `2026-02-24T13:00-0800/2026-02-29T15:30-0800`; an end that is empty is open. */
export function readInterval(text: string): { from: number; to: number } | undefined {
  const [first, last, ...more] = text.split('/')
  if (first === undefined || last === undefined || more.length > 0) return undefined
  const from = first.trim() === '' ? Number.NEGATIVE_INFINITY : readMoment(first)
  const to = last.trim() === '' ? Number.POSITIVE_INFINITY : readMoment(last, 'end')
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
