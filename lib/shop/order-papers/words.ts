import {
  formatDay,
  formatDays,
  formatPrice,
  formatRate,
  formatReduction,
  formatTime,
  marketText,
  type Text,
} from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { type ArrivalPlace, announcedDelivery } from '@/lib/shop/product'

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
  /** When a line comes, as it was announced; undefined where nothing was. */
  arrival: (line: Parameters<typeof announcedDelivery>[0], place?: ArrivalPlace) => string | undefined
  /** Hours and minutes, with the zone: 14:05 Uhr (MEZ), 14:05 uur (CET), or 14 h 05 (heure d’Europe centrale) without a short name. */
  time: (time: Date) => string
}

/** What follows a time in a sentence. */
const hourWords: Partial<Record<Market['language'], string>> = { de: 'Uhr', nl: 'uur' }

function timeFormat(market: Market): OrderWords['time'] {
  const { iso, language, timezone: timeZone } = market
  const zone = (style: 'short' | 'longGeneric') => {
    const format = new Intl.DateTimeFormat(iso, { timeZone, timeZoneName: style })
    return (moment: Date) =>
      format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  }
  const [short, long] = [zone('short'), zone('longGeneric')]
  return (moment) => {
    const clock = formatTime(moment, market)
    const name = short(moment)
    if (/UTC|GMT/.test(name)) return `${clock} (${long(moment)})`
    return language in hourWords ? `${clock} ${hourWords[language]} (${name})` : `${clock} ${name}`
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
    arrival: (line, place) => announcedDelivery(line, market, place),
    time: timeFormat(market),
  }
}
