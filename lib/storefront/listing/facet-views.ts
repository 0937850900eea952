import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { Listing } from '@/lib/shop/listing'
import { facetNames } from '@/lib/shop/listing'
import type { Chosen, FacetView } from './listing-view'

/** The filters of a listing that can change its results, in display order, with labels in the market's language. */
export function facetViews(
  listing: Pick<Listing, 'facets' | 'price'>,
  chosen: Chosen,
  market: Market,
): FacetView[] {
  const t = marketText(market)
  return facetNames.flatMap((name): FacetView[] => {
    const label = t(`listing.facets.${name}`)
    if (name === 'price') {
      if (!listing.price) return chosen.price ? [{ name, label, low: 0, high: 0 }] : []
      const [low, high] = [Math.floor(listing.price.min / 100), Math.ceil(listing.price.max / 100)]
      return high - low > 1 || chosen.price ? [{ name, label, low, high }] : []
    }
    const values = listing.facets.find(({ facet }) => facet === name)?.values ?? []
    const shown = values.map(({ active: _, ...value }) => value)
    return shown.length > 1 || chosen.filters[name] !== undefined ? [{ name, label, values: shown }] : []
  })
}
