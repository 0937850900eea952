import { countryOf, type Market } from '@/lib/platform/markets'
import type { Country } from '@/schemas/markets'
import { mostRefundDays, type ReturnTerms } from '@/schemas/shop'

/**
 * The days for which a law grants a withdrawal: fourteen by Directive 2011/83/EU, articles 9 and 10. Swiss law knows none
 * for purchases online.
 */
const leastDays: Record<Country, number> = { DE: 14, AT: 14, CH: 0, FR: 14, BE: 14, NL: 14 }

/** Where no law grants a withdrawal, and the shop does so by contract. */
export const isVoluntaryWithdrawal = (market: Pick<Market, 'iso'>): boolean =>
  leastDays[countryOf(market)] === 0

/** Whether anything can be withdrawn from or returned without a fault: by law, or as the shop promises it. */
export const grantsWithdrawal = (market: Market, { days }: Pick<ReturnTerms, 'days'>): boolean =>
  days > 0 || !isVoluntaryWithdrawal(market)

/** Whether the shop takes back for longer than the law grants. */
export const isBeyondLaw = (market: Market, { days }: Pick<ReturnTerms, 'days'>): boolean =>
  days > leastDays[countryOf(market)]

/** The Christmas whose gifts may be returned until the end of January; the first content reads its other dates by it. */
export const usualChristmas = 2026

/** The longer times that are not over on a day (YYYY-MM-DD), each as dates at noon, UTC. */
export const longerTimes = ({ longer }: Pick<ReturnTerms, 'longer'>, today: string) =>
  longer
    .filter(({ until }) => until >= today)
    .map(({ from, to, until }) => ({ from: noon(from), to: noon(to), until: noon(until) }))

const noon = (day: string) => new Date(`${day}T12:00:00Z`)

/** More than the law of any market grants. */
export const usualReturnTerms: ReturnTerms = {
  days: 30,
  longer: [
    {
      from: `${usualChristmas}-11-15`,
      to: `${usualChristmas}-12-24`,
      until: `${usualChristmas + 1}-01-31`,
    },
  ],
  payer: 'seller',
  freightCost: 0,
  refundDays: mostRefundDays,
  takesMade: false,
}

/** Names the terms for returns that a country's law does not allow. */
export function returnProblems({ days }: ReturnTerms, country: Country): string[] {
  const least = leastDays[country]
  return days < least ? [`returns.days is ${days}: the law of ${country} grants ${least} days`] : []
}
