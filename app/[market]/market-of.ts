import { notFound } from 'next/navigation'
import { config } from '@/lib/platform/config'
import { findMarket, type Market } from '@/lib/platform/markets'
import { zonedMarket } from '@/lib/platform/shop-configuration'

/** The market of a page, in its configured time zone; there is no page of a market that the brand does not have. */
export async function marketOf(params: Promise<{ market: string }>): Promise<Market> {
  const market = findMarket(config().brand, (await params).market)
  if (!market) notFound()
  return zonedMarket(market)
}
