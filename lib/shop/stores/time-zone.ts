import { countryOf, fallbackMarketCode, findMarket, marketsOf } from '@/lib/platform/markets'

/** The time zone that the clocks of a country's shops show. The second brand has the markets of all countries. */
export function timeZoneOf(country: string): string {
  const market = marketsOf('bm').find((one) => countryOf(one) === country)
  return (market ?? findMarket('bm', fallbackMarketCode))?.timezone ?? 'UTC'
}
