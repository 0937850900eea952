import type { Brand } from '@/lib/markets'
import { findMarket, type Market, marketsOf } from '@/lib/markets'
import { problem } from './problem'

/** The market of a call's `locale` parameter, a shop locale (`fr-ch`) or a market code (`ch-fr`), or the answer that refuses it. */
export function marketOfRequest(brand: Brand, url: URL): Market | Response {
  const locale = url.searchParams.get('locale') ?? ''
  const known = marketsOf(brand).map(({ shopLocale }) => shopLocale)
  return (
    findMarket(brand, locale) ??
    problem({ status: 400, title: 'Bad request', errors: { locale: `must be one of ${known.join(', ')}` } })
  )
}
