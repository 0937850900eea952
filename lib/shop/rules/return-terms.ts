import { dayText } from '@/lib/platform/time'
import type { ReturnTerms } from '@/schemas/shop'

/** The shop knows when a parcel leaves, not when it arrives: so many days later it has arrived for certain. */
const transitDays = 5
/** A carrier of freight agrees on a day first. */
const freightDays = 14

const dayMs = 24 * 60 * 60 * 1_000

/** A day that is so many days after another. */
const later = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

type Sent = {
  placedAt: Date
  shipments: readonly { shippedAt: Date }[]
  cost?: { isFreight?: boolean | undefined }
  /** `arrivesTo`: the last local day on which the shop has said that it comes. */
  lines?: readonly { arrivesTo?: string | null }[]
}

/**
 * The last local day, `2027-01-31`, on which what was sent can be returned without a reason; undefined while nothing was
 * sent, or where the shop takes nothing back. It counts from the last parcel, and from no day before the one that was
 * announced for its arrival: the law counts from the arrival.
 */
export function lastReturnDay(
  { placedAt, shipments, cost, lines = [] }: Sent,
  { terms, timezone }: { terms: Pick<ReturnTerms, 'days' | 'longer'>; timezone: string },
): string | undefined {
  const dayOf = (time: number) => dayText(time, timezone)
  if (shipments.length === 0 || terms.days === 0) return undefined
  const lastSent = Math.max(...shipments.map(({ shippedAt }) => shippedAt.getTime()))
  const arrived = later(dayOf(lastSent), cost?.isFreight ? freightDays : transitDays)
  const announced = lines.flatMap(({ arrivesTo }) => arrivesTo ?? [])
  const usual = later([arrived, ...announced].sort().at(-1) ?? arrived, terms.days)
  const placed = dayOf(placedAt.getTime())
  const longer = terms.longer.filter(({ from, to }) => placed >= from && placed <= to)
  const days = [usual, ...longer.map(({ until }) => until)]
  return days.sort().at(-1)
}

/** The terms that an order of this time is placed under: of the longer times those that its day lies in. */
export function termsAt(terms: ReturnTerms, placedAt: Date, timezone: string): ReturnTerms {
  const day = dayText(placedAt.getTime(), timezone)
  return { ...terms, longer: terms.longer.filter(({ from, to }) => day >= from && day <= to) }
}

/** The local day by which a parcel that was posted on a day has arrived for certain. */
export const arrivalDay = (posted: string): string => later(posted, transitDays)

/** Whether a last day is over. */
export const isOver = (lastDay: string, now: Date, timezone: string): boolean =>
  dayText(now.getTime(), timezone) > lastDay
