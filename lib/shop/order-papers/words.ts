import {
  formatDay,
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
  /** Hours and minutes, with the zone: 14:05 MEZ. */
  time: (time: Date) => string
}

export function orderWords(market: Market): OrderWords {
  const { iso, timezone: timeZone } = market
  const time = new Intl.DateTimeFormat(iso, {
    ...{ hour: '2-digit', minute: '2-digit', timeZoneName: 'short', timeZone },
  })
  return {
    t: marketText(market),
    price: (minorUnits) => formatPrice(minorUnits, market),
    reduction: (minorUnits) => formatReduction(minorUnits, market),
    percent: (fraction) => formatRate(fraction, market),
    date: (moment) => formatDay(moment, market),
    time: (moment) => time.format(moment),
  }
}
