import type { Country } from '@/schemas/markets'
import type { ReturnTerms } from '@/schemas/shop'

/**
 * The days for which a law grants a withdrawal: fourteen by Directive 2011/83/EU, articles 9 and 10. Swiss law knows none
 * for purchases online.
 */
const leastDays: Record<Country, number> = { DE: 14, AT: 14, CH: 0, FR: 14, BE: 14, NL: 14 }

/** More than the law of any market grants. */
export const usualReturnTerms: ReturnTerms = {
  days: 30,
  longer: [{ from: '2026-11-15', to: '2026-12-24', until: '2027-01-31' }],
}

/** What of the terms for returns a country's law does not allow. */
export function returnProblems({ days }: ReturnTerms, country: Country): string[] {
  const least = leastDays[country]
  return days < least ? [`returns.days is ${days}: the law of ${country} grants ${least} days`] : []
}
