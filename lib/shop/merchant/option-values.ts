import { carrierProblem } from '@/lib/platform/carriers'
import { dateOf, numberOf, UsageError, ValueError } from '@/lib/platform/command-line'
import { type Currency, currencies } from '@/schemas/markets'
import { type OrderStatus, orderStatuses } from '@/schemas/shop'

/** The options of a command as they were typed. */
export type Values = Readonly<Record<string, string | undefined>>

export function needed(values: Values, name: string): string {
  const given = values[name]?.trim()
  if (!given) throw new UsageError(`--${name} is needed.`)
  return given
}

/** A text that others read on a line: in mails, events and files. */
export function lineOfText(given: string, name: string, longest: number): string {
  if (given.length > longest || /\p{C}/u.test(given))
    throw new ValueError(`--${name} is a line of at most ${longest} characters.`)
  return given
}

export function statusOf(given: string): OrderStatus {
  const status = orderStatuses.find((each) => each === given)
  if (!status) throw new ValueError(`--status is one of ${orderStatuses.join(', ')}, not ${given}.`)
  return status
}

export function formatOf(given: string): 'csv' | 'json' {
  if (given !== 'csv' && given !== 'json') throw new ValueError(`--format is csv or json, not ${given}.`)
  return given
}

const linesOf = (given: string): number[] =>
  given.split(',').map((line) => numberOf(line.trim() || 'nothing', 'lines', 1_000))

/** A mistyped carrier would be told to the shopper without a page to follow the parcel: it is asked about first. */
export function carrierIn(values: Values): string | undefined {
  const { carrier, 'other-carrier': other } = values
  if (carrier !== undefined && other !== undefined)
    throw new ValueError('Name the carrier once: --carrier or --other-carrier.')
  if (other !== undefined) return lineOfText(needed(values, 'other-carrier'), 'other-carrier', 60)
  if (carrier === undefined) return undefined
  const key = lineOfText(needed(values, 'carrier'), 'carrier', 60)
  const problem = carrierProblem(key)
  if (problem) throw new ValueError(`--carrier: ${problem} If it is another one: --other-carrier "${key}".`)
  return key
}

export const trackingIn = ({ tracking }: Values): string | undefined =>
  tracking === undefined ? undefined : lineOfText(tracking.trim(), 'tracking', 100) || undefined

export const parcelIn = ({ parcel }: Values): number | undefined =>
  parcel === undefined ? undefined : numberOf(parcel, 'parcel', 1_000)

export const linesIn = ({ lines }: Values): number[] | undefined =>
  lines === undefined ? undefined : linesOf(lines)

export function currencyOf(given: string): Currency {
  const currency = currencies.find((each) => each === given.toUpperCase())
  if (!currency) throw new ValueError(`--currency is one of ${currencies.join(', ')}, not ${given}.`)
  return currency
}

export function dayOf(given: string | undefined, name: string): string | undefined {
  if (given === undefined) return undefined
  if (!/^\d{4}-\d{2}-\d{2}$/.test(given))
    throw new ValueError(`--${name}: ${given} is not a day such as 2026-12-01.`)
  return dateOf(given, name).toISOString().slice(0, 10)
}
