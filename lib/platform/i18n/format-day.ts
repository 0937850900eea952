import type { Market } from '@/lib/platform/markets'
import { memoize } from '@/lib/platform/memory'
import { frenchTimes } from './french-times'
import { typeset } from './typography'

/** The part of a market that days depend on. */
export type DayMarket = Pick<Market, 'iso' | 'timezone'>

const formats = memoize(
  ({ iso, timezone }: DayMarket) => `${iso} ${timezone}`,
  ({ iso, timezone }) => new Intl.DateTimeFormat(iso, { dateStyle: 'long', timeZone: timezone }),
)

const clocks = memoize(
  ({ iso, timezone }: DayMarket) => `${iso} ${timezone}`,
  ({ iso, timezone }) =>
    new Intl.DateTimeFormat(iso, { hour: '2-digit', minute: '2-digit', timeZone: timezone }),
)

const moments = memoize(
  ({ iso, timezone, dateStyle }: DayMarket & { dateStyle: 'long' | 'full' }) =>
    `${iso} ${timezone} ${dateStyle}`,
  ({ iso, timezone, dateStyle }) =>
    new Intl.DateTimeFormat(iso, { dateStyle, timeStyle: 'short', timeZone: timezone }),
)

/** French writes 14 h 05, and the German of Switzerland 14.05. */
function timesOf(text: string, { iso }: DayMarket): string {
  if (iso.startsWith('fr')) return frenchTimes(text)
  return iso === 'de-CH' ? text.replace(/(\d\d):(\d\d)/, '$1.$2') : text
}

/** Hours and minutes of a time where the market is: 14:05, in French 14 h 05, in Switzerland 14.05. */
export const formatTime = (time: Date, market: DayMarket): string =>
  timesOf(clocks(market).format(time), market)

/** A time of day as the market writes it: 14:00, in French 14 h. */
export const formatClock = (clock: string, market: Pick<Market, 'iso'>): string => {
  const [hours, minutes] = clock.split(':').map(Number)
  const time = new Date(Date.UTC(2000, 0, 1, hours, minutes))
  return formatTime(time, { iso: market.iso, timezone: 'UTC' })
}

/** The day of a time where the market is, written out: 1. Mai 2026, in French 1er mai 2026. */
export const formatDay = (time: Date, market: DayMarket): string =>
  typeset(formats(market).format(time), market)

/** A day with its hours and minutes, written out: 1. Mai 2026 um 14:05, in French 1er mai 2026 à 14 h 05. */
export function formatMoment(
  time: Date | number,
  market: DayMarket,
  dateStyle: 'long' | 'full' = 'long',
): string {
  const { iso, timezone } = market
  return typeset(timesOf(moments({ iso, timezone, dateStyle }).format(time), market), market)
}
