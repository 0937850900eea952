/** Amounts as Google writes them, `15.00 EUR`; a decimal comma is accepted as well. */
export function readPrice(text: string): { amount: number; currency: string } | undefined {
  const match =
    /^(?<number>\d{1,8}(?:[.,]\d{1,2})?)\s*(?<currency>[A-Z]{3})$/.exec(text.trim()) ??
    /^(?<currency>[A-Z]{3})\s*(?<number>\d{1,8}(?:[.,]\d{1,2})?)$/.exec(text.trim())
  const { number, currency } = match?.groups ?? {}
  if (number === undefined || currency === undefined) return undefined
  const amount = Math.round(Number(number.replace(',', '.')) * 100)
  return amount <= 2_147_483_647 ? { amount, currency } : undefined
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
