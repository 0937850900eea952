import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { Listing } from '@/lib/shop/listing'
import { belowBases, facetNames } from '@/lib/shop/listing'
import { type Advice, type Chosen, type FacetValueView, type FacetView, withShades } from './listing-view'

/** The filters of a listing that can change its results, in display order, with labels in the market's language. */
export function facetViews(
  listing: Pick<Listing, 'facets' | 'price'>,
  chosen: Chosen,
  market: Market,
  advice?: Advice | undefined,
): FacetView[] {
  const t = marketText(market)
  return facetNames.flatMap((name): FacetView[] => {
    const label = t(`listing.facets.${name}`)
    if (name === 'price') {
      if (!listing.price) return chosen.price ? [{ name, label, low: 0, high: 0 }] : []
      const [low, high] = [Math.floor(listing.price.min / 100), Math.ceil(listing.price.max / 100)]
      return high - low > 1 || chosen.price ? [{ name, label, low, high }] : []
    }
    const values = withBases(listing.facets.find(({ facet }) => facet === name)?.values ?? [])
    return withShades(values).length > 1 || chosen.filters[name] !== undefined
      ? [{ name, label, values, ...(name === 'size' && advice && { advice }) }]
      : []
  })
}

type Found = Listing['facets'][number]['values']

/** The values of a filter. Shades are below the value that is chosen, by itself or by one of them, or the only one. */
function withBases(found: Found): FacetValueView[] {
  const above = belowBases(found, { value: ({ value }) => value, base: ({ base }) => base })
  return above.map(({ row: { active, base: _, ...value }, below: shades }) => {
    const isOpen = active || above.length === 1 || shades.some((shade) => shade.active)
    // A single shade tells nothing that its colour does not.
    if (!isOpen || (shades.length < 2 && !shades.some((shade) => shade.active))) return value
    return { ...value, shades: shades.map(({ active: _, base: __, ...shade }) => shade) }
  })
}
