import { memoize } from '@/lib/platform/memory'
import type { DayMarket } from './format-day'
import { typeset } from './typography'

const formats = memoize(
  ({ iso }: Pick<DayMarket, 'iso'>) => iso,
  ({ iso }) =>
    new Intl.DateTimeFormat(iso, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' }),
)

/** Days from one to another, such as `2026-12-02`, in words: `Mi., 2. – Fr., 4. Dezember`; one day alone once. */
export const formatDays = ({ from, to }: { from: string; to: string }, market: DayMarket): string =>
  typeset(formats(market).formatRange(Date.parse(from), Date.parse(to)), market)
