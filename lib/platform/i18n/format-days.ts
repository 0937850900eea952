import { memoize } from '@/lib/platform/memory'
import type { DayMarket } from './format-day'

const formats = memoize(
  ({ iso }: Pick<DayMarket, 'iso'>) => iso,
  ({ iso }) =>
    new Intl.DateTimeFormat(iso, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' }),
)

/** The typography of days alone, which is that of `typeset`: browsers format days and need not load all of it. */
function bound(text: string, { iso }: DayMarket): string {
  const first = iso.startsWith('fr') ? text.replace(/(?<!\d)1(?=\s(?:–|\p{L}{3}))/gu, '1er') : text
  return first.replace(/(\d(?:\.|er)?) (?=\p{L}{3})/gu, '$1\u00a0')
}

/** Days from one to another, such as `2026-12-02`, in words: `Mi., 2. – Fr., 4. Dezember`; one day alone once. */
export const formatDays = ({ from, to }: { from: string; to: string }, market: DayMarket): string =>
  bound(formats(market).formatRange(Date.parse(from), Date.parse(to)), market)
