import { allMarkets, countryOf, fallbackMarketCode } from '@/lib/platform/markets'

/** The time zone of a country's stores. */
export function timeZoneOf(country: string): string {
  const market =
    allMarkets.find((one) => countryOf(one) === country) ??
    allMarkets.find(({ code }) => code === fallbackMarketCode)
  return market?.timezone ?? 'UTC'
}
