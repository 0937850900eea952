import { problem } from '@/lib/platform/http'
import type { Brand } from '@/schemas'
import { findMarket, type Market, marketsOf } from './markets'

/**
 * The market of a call's `locale` parameter, a shop locale (`fr-ch`) or a market code (`ch-fr`), or the response that
 * rejects it.
 */
export function marketOfRequest(brand: Brand, url: URL): Market | Response {
  const locale = url.searchParams.get('locale') ?? ''
  const known = marketsOf(brand).map(({ shopLocale }) => shopLocale)
  return (
    findMarket(brand, locale) ??
    problem({ status: 400, title: 'Bad request', errors: { locale: `must be one of ${known.join(', ')}` } })
  )
}
