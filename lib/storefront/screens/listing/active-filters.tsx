import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { listingAddress, priceText } from '@/lib/shop/listing'
import { RemovableChip, uiWords } from '@/lib/storefront/design/ui'
import {
  type Chosen,
  cleared,
  type FacetView,
  toggled,
  withoutOccasion,
  withoutValues,
  withPrice,
  withShades,
} from './listing-view'

type Props = { market: Market; path: string; chosen: Chosen; facets: readonly FacetView[] }

type Active = { id: string; text: string; href: string }

/** The chosen values, each with a link that removes it, and a link that clears all. */
export function ActiveFilters({ market, path, chosen, facets }: Props) {
  const t = marketText(market)
  const active = activeOf({ market, path, chosen, facets })
  if (active.length === 0) return null
  return (
    <ul aria-label={t('listing.active')} className="flex flex-wrap gap-2 pt-1">
      {active.map(({ id, text, href }) => (
        <li key={id} data-control={`chip:${id}`}>
          <RemovableChip href={href} removeLabel={uiWords(market).removeChip(text)}>
            {text}
          </RemovableChip>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <a
            href={listingAddress(path, cleared(chosen))}
            className="inline-flex min-h-9 items-center px-2 font-bold text-accent text-small underline-offset-4 hover:underline"
          >
            {t('listing.clear')}
          </a>
        </li>
      )}
    </ul>
  )
}

function activeOf({ market, path, chosen, facets }: Props): Active[] {
  const { occasion } = chosen
  const meant: Active[] = occasion
    ? [{ id: 'occasion', text: occasion, href: listingAddress(path, withoutOccasion(chosen)) }]
    : []
  const filters = facets.flatMap((facet): Active[] => {
    if (facet.name === 'price') {
      const href = listingAddress(path, withPrice(chosen, '', ''))
      return chosen.price ? [{ id: 'price', text: priceText(chosen.price, market), href }] : []
    }
    const { name } = facet
    if (name === 'age' && chosen.meantAge !== undefined && chosen.filters.age?.length)
      return [{ id: 'age', text: chosen.meantAge, href: listingAddress(path, withoutValues(chosen, name)) }]
    const values = withShades(facet.values)
    return (chosen.filters[name] ?? []).map((value) => {
      const known = values.find((one) => one.value === value) ?? { value, label: value }
      return {
        id: `${name}:${value}`,
        text: known.label,
        href: listingAddress(path, toggled(chosen, name, known)),
      }
    })
  })
  return [...meant, ...filters]
}
