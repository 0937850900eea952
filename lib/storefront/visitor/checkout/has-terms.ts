import 'server-only'
import { loadIndex } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { logError } from '@/lib/platform/log'
import { contentPath, type Market } from '@/lib/platform/markets'

/**
 * Whether the terms that an order agrees to are published in the market, where money moves. While the content service does
 * not answer they count as published: its outage must cost no order.
 */
export async function hasTerms(market: Market, termsPage: string): Promise<boolean> {
  if (config().paymentMode !== 'live') return true
  try {
    const path = contentPath(market, `${market.shopLocale}/${termsPage}`)
    return (await loadIndex(market.code)).some((page) => page.path === path)
  } catch (error) {
    logError('Whether the terms are published could not be read', error)
    return true
  }
}
