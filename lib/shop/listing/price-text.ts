import { formatPriceRange, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { PriceRange } from './query'

/** A range of prices in words: ‘20–50 €’, ‘ab 20 €’, ‘bis 50 €’. */
export function priceText({ from, to }: PriceRange, market: Market): string {
  const t = marketText(market)
  if (from !== undefined && to !== undefined) return formatPriceRange(from * 100, to * 100, market)
  const amount = formatPriceRange((from ?? to ?? 0) * 100, (from ?? to ?? 0) * 100, market)
  return from === undefined
    ? t('listing.price.below', { high: amount })
    : t('listing.price.above', { low: amount })
}
