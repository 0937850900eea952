import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { sorts } from '@/lib/shop/listing'
import { uiWords } from '@/lib/storefront/design/ui'
import type { FrameProps, FrameWords } from './listing-frame.client'

type Shown = Pick<FrameProps, 'anchor' | 'path' | 'chosen' | 'facets'> & { market: Market; hits: number }

/** What the browser's code of a listing is given. */
export const frameProps = ({ market, hits, ...shown }: Shown): FrameProps => ({
  ...shown,
  sorts: sorts.map((value) => ({ value, label: marketText(market)(`listing.sorts.${value}`) })),
  words: frameWords(market, hits),
})

function frameWords(market: Market, count: number): FrameWords {
  const t = marketText(market)
  const words = uiWords(market)
  return {
    from: t('listing.price.from'),
    to: t('listing.price.to'),
    filter: t('listing.filter'),
    filters: t('listing.filters'),
    allFilters: t('listing.allFilters'),
    clear: t('listing.clear'),
    apply: t('listing.apply'),
    show: t('listing.show', { count }),
    close: words.close,
    loading: words.loading,
    sort: t('listing.sort'),
    updated: t('listing.updated', { count }),
    currency: market.currency === 'EUR' ? '€' : market.currency,
  }
}
