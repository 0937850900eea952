import { problem } from '@/lib/platform/http'
import type { Brand } from '@/schemas'
import { marketOfPast } from './closed'
import { findEveryMarket, findMarket, type Market, marketsOf } from './markets'

/**
 * The market of a call's `locale` parameter, a shop locale (`fr-ch`) or a market code (`ch-fr`), or the response that
 * rejects it.
 */
export function marketOfRequest(brand: Brand, url: URL): Market | Response {
  const locale = url.searchParams.get('locale') ?? ''
  const known = marketsOf(brand).map(({ shopLocale }) => shopLocale)
  const closed = findEveryMarket(brand, locale) ? `${locale.toLowerCase()} is closed; ` : ''
  const errors = { locale: `${closed}must be one of ${known.join(', ')}` }
  return findMarket(brand, locale) ?? problem({ status: 400, title: 'Bad request', errors })
}

/** The same of a call about an order, which may also be of a market that is closed by now. */
export const marketOfOrderRequest = (brand: Brand, url: URL): Market | Response =>
  marketOfPast(brand, url.searchParams.get('locale') ?? '') ?? marketOfRequest(brand, url)
