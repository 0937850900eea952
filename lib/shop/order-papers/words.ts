import {
  formatDay,
  formatDays,
  formatPrice,
  formatRate,
  formatReduction,
  marketText,
  type Text,
} from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'

/** How a market writes the texts, amounts, rates and dates of an order. */
export type OrderWords = {
  t: Text
  price: (minorUnits: number) => string
  reduction: (minorUnits: number) => string
  /** A fraction as 8,1 %. */
  percent: (fraction: number) => string
  date: (time: Date) => string
  /** Days from one to another, such as `2026-12-02`: Mi., 2. – Fr., 4. Dezember. */
  days: (days: { from: string; to: string }) => string
  /** Hours and minutes, with the zone: 14:05 MEZ, or 14:05 (heure d’Europe centrale) where it has no short name. */
  time: (time: Date) => string
}

function timeFormat({ iso, timezone: timeZone }: Market): OrderWords['time'] {
  const clock = { hour: '2-digit', minute: '2-digit', timeZone } as const
  const short = new Intl.DateTimeFormat(iso, { ...clock, timeZoneName: 'short' })
  const plain = new Intl.DateTimeFormat(iso, clock)
  const zone = new Intl.DateTimeFormat(iso, { timeZone, timeZoneName: 'longGeneric' })
  return (moment) => {
    const written = short.format(moment)
    if (!/UTC|GMT/.test(written)) return written
    const name = zone.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value
    return `${plain.format(moment)} (${name})`
  }
}

export function orderWords(market: Market): OrderWords {
  return {
    t: marketText(market),
    price: (minorUnits) => formatPrice(minorUnits, market),
    reduction: (minorUnits) => formatReduction(minorUnits, market),
    percent: (fraction) => formatRate(fraction, market),
    date: (moment) => formatDay(moment, market),
    days: (days) => formatDays(days, market),
    time: timeFormat(market),
  }
}
