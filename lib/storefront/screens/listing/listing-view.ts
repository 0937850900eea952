import type { Advisor } from '@/lib/shop/advisors'
import type { FacetName, ListingQuery, Sort, ValueFacet } from '@/lib/shop/listing'

export type FacetValueView = {
  value: string
  label: string
  count: number
  /** A CSS colour. */
  swatch?: string | undefined
  /** The shades of a colour, which narrow it. */
  shades?: FacetValueView[]
}

/** The page that helps to choose. */
export type Advice = { advisor: Advisor; label: string; href: string }

/** A filter as a listing offers it; for a price, its range in whole units of the currency. */
export type FacetView =
  | { name: ValueFacet; label: string; values: FacetValueView[]; advice?: Advice | undefined }
  | { name: 'price'; label: string; low: number; high: number }

/** The choices in a listing's address. */
export type Chosen = Pick<ListingQuery, 'filters'> &
  Partial<Pick<ListingQuery, 'price' | 'sort' | 'page' | 'term' | 'without'>> & {
    /** Those of the filters that the words of the term mean. */
    meant?: ListingQuery['filters']
    /** The prices that the words of the term mean. */
    meantPrice?: NonNullable<ListingQuery['price']>
    /** The occasion that the words of the term mean. */
    occasion?: string
    /** The age that the words of the term name, where it chooses the values of the filter. */
    meantAge?: string
  }

/** The choices in the listing of a page, which has no search term. */
export const choicesOf = ({
  filters,
  price,
  sort,
  page,
}: Pick<ListingQuery, 'filters' | 'price' | 'sort' | 'page'>): Chosen => ({
  ...{ filters, sort, page },
  ...(price && { price }),
})

/** The number of filters beside each other on wide screens. The drawer has all of them. */
export const filtersInBar = 4

/** The filters that are used most, and how many of them stand open in the drawer. */
const mostUsed: readonly FacetView['name'][] = ['size', 'colour', 'price', 'age', 'brand']
const mostOpen = 3

/** The filters that stand open in the drawer: as far as a listing has them, those that are used most. */
export const openInDrawer = (facets: readonly Pick<FacetView, 'name'>[]): ReadonlySet<FacetView['name']> =>
  new Set(mostUsed.filter((name) => facets.some((facet) => facet.name === name)).slice(0, mostOpen))

/** The number of chosen values of a filter. */
export const chosenOf = ({ filters, price }: Chosen, name: FacetName): number =>
  name === 'price' ? Number(price !== undefined) : (filters[name]?.length ?? 0)

/** The number of chosen values of all filters. */
export const chosenOfAll = (chosen: Chosen, facets: readonly FacetView[]): number =>
  facets.reduce((sum, { name }) => sum + chosenOf(chosen, name), 0)

/** The choices with a value added, or removed if it was chosen, and without its shades. Goes back to page 1. */
export function toggled(
  chosen: Chosen,
  name: ValueFacet,
  { value, shades = [] }: Pick<FacetValueView, 'value' | 'shades'>,
): Chosen {
  const { page: _, ...rest } = chosen
  const before = chosen.filters[name] ?? []
  const after = before.filter((other) => other !== value && !shades.some((shade) => shade.value === other))
  if (!before.includes(value)) after.push(value)
  return { ...rest, filters: { ...chosen.filters, [name]: after } }
}

/** The values of a filter, each with its shades after it. */
export const withShades = (values: readonly FacetValueView[]): FacetValueView[] =>
  values.flatMap((value) => [value, ...(value.shades ?? [])])

/** An amount as a visitor types it, with signs of thousands or not; undefined if it is not a number. */
const amountOf = (text: string): number | undefined => {
  const digits = text
    .replace(/[^\d,.]/g, '')
    .replace(/[,.](?=\d{3}(?:\D|$))/g, '')
    .replace(/[,.][\s\S]*/, '')
  return digits === '' ? undefined : Number(digits.slice(0, 6))
}

/** The choices with another price range, whose ends may be in either order; without both ends, no range. */
export function withPrice(chosen: Chosen, first: string, second: string): Chosen {
  const { page: _, price: __, ...rest } = chosen
  const [from, to] = [amountOf(first), amountOf(second)]
  if (from === undefined && to === undefined) return rest
  const [low, high] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to]
  return {
    ...rest,
    price: { ...(low !== undefined && { from: low }), ...(high !== undefined && { to: high }) },
  }
}

/** The choices without the occasion that words of the term mean. */
export function withoutOccasion({ page: _, occasion: __, without = [], ...chosen }: Chosen): Chosen {
  return { ...chosen, without: [...without, 'occasion'] }
}

/** The choices without the values of a filter. */
export function withoutValues({ page: _, ...chosen }: Chosen, name: ValueFacet): Chosen {
  return { ...chosen, filters: { ...chosen.filters, [name]: [] } }
}

/** The choices without filters, also those that the term means; the order and the search term stay. */
export const cleared = ({ sort, term, meant, meantPrice, occasion, without = [] }: Chosen): Chosen => ({
  filters: {},
  ...(meant && { meant }),
  ...(meantPrice && { meantPrice }),
  ...((occasion || without.length > 0) && {
    without: occasion ? [...without, 'occasion' as const] : without,
  }),
  ...(sort && { sort }),
  ...(term && { term }),
})

/** The choices with another order, back on page 1. */
export function sorted({ page: _, ...chosen }: Chosen, sort: Sort): Chosen {
  return { ...chosen, sort }
}
