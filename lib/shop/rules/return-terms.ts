import { dayText } from '@/lib/platform/time'
import type { Country } from '@/schemas/shop'

/**
 * The days for which the shop takes back what is not used, from delivery on: more than the fourteen days of Directive
 * 2011/83/EU, and in Switzerland, whose law knows no such right, by contract alone. Every text, mail and call that names
 * the term takes it from here.
 */
const daysOf: Record<Country, number> = { DE: 30, AT: 30, CH: 30, FR: 30, BE: 30, NL: 30 }

export const returnDays = (country: Country): number => daysOf[country]

/** Orders of these days may be returned until a later day. Local days, all of them included. */
export const christmasReturns = { from: '2026-11-15', to: '2026-12-24', until: '2027-01-31' } as const

/** The shop knows when a parcel leaves, not when it arrives: so many days later it has arrived for certain. */
const transitDays = 5

const dayMs = 24 * 60 * 60 * 1_000

/** A day that is so many days after another. */
const later = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

type Sent = {
  placedAt: Date
  shipments: readonly { shippedAt: Date }[]
}

/**
 * The last local day, `2027-01-31`, on which what was sent can be returned without a reason; undefined while nothing was
 * sent. It counts from the last parcel.
 */
export function lastReturnDay(
  { placedAt, shipments }: Sent,
  { country, timezone }: { country: Country; timezone: string },
): string | undefined {
  const dayOf = (time: number) => dayText(time, timezone)
  if (shipments.length === 0) return undefined
  const lastSent = Math.max(...shipments.map(({ shippedAt }) => shippedAt.getTime()))
  const usual = later(dayOf(lastSent), transitDays + returnDays(country))
  const placed = dayOf(placedAt.getTime())
  const { from, to, until } = christmasReturns
  return placed >= from && placed <= to && until > usual ? until : usual
}

/** Whether a last day is over. */
export const isOver = (lastDay: string, now: Date, timezone: string): boolean =>
  dayText(now.getTime(), timezone) > lastDay
