import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { currentMs } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { lifetimeOf, publishRenewal } from '@/lib/platform/freshness'
import { findMarket } from '@/lib/platform/markets'
import { fromCatalogue } from '@/lib/shop/catalogue'
import { findOffered, type OfferedCode } from './find-offered'
import { vouchersTag } from './tags'

/** How long a voucher that orders use up may still be offered: an order renews no page for it. */
const countedMs = 60_000

async function cachedOffered(marketCode: string, asked: readonly string[]): Promise<OfferedCode[]> {
  'use cache'
  const now = currentMs()
  const market = findMarket(config().brand, marketCode)
  cacheTag(vouchersTag)
  if (!market) return []
  const { codes, until, isCounted } = await findOffered(database(), { market, now: new Date(now) }, asked)
  const counted = isCounted ? now + countedMs : undefined
  cacheLife(
    lifetimeOf({
      now,
      stale: false,
      until: until === undefined ? counted : Math.min(until, counted ?? until),
    }),
  )
  if (until !== undefined) publishRenewal({ tag: vouchersTag, at: until })
  return codes
}

/** Which of these codes can be redeemed in a market now, whoever redeems them. Codes as `codeOf` writes them. */
export const loadOffered = async (marketCode: string, codes: readonly string[]): Promise<OfferedCode[]> =>
  codes.length === 0 ? [] : fromCatalogue(cachedOffered(marketCode, codes))
