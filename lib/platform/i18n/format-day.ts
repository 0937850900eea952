import type { Market } from '@/lib/platform/markets'
import { memoize } from '@/lib/platform/memory'
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

/** Hours and minutes of a time where the market is: 14:05. */
export const formatTime = (time: Date, market: DayMarket): string => clocks(market).format(time)

/** The day of a time where the market is, written out: 1. Mai 2026, in French 1er mai 2026. */
export const formatDay = (time: Date, market: DayMarket): string =>
  typeset(formats(market).format(time), market)
