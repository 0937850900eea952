import type { FacetName, ListingQuery, Sort, ValueFacet } from '@/lib/shop/listing'

export type FacetValueView = {
  value: string
  label: string
  count: number
  /** A CSS colour. */
  swatch?: string | undefined
}

/** A filter as a listing offers it; of a price, what there is in whole units of the currency. */
export type FacetView =
  | { name: ValueFacet; label: string; values: FacetValueView[] }
  | { name: 'price'; label: string; low: number; high: number }

/** What was chosen of a listing: what its address says. */
export type Chosen = Pick<ListingQuery, 'filters'> &
  Partial<Pick<ListingQuery, 'price' | 'sort' | 'page' | 'term'>>

/** How many filters stand beside each other on wide screens (specification, section 2). The drawer has all. */
export const filtersInBar = 4

/** How many values are chosen of a filter. */
export const chosenOf = ({ filters, price }: Chosen, name: FacetName): number =>
  name === 'price' ? Number(price !== undefined) : (filters[name]?.length ?? 0)

/** How many values are chosen of all filters. */
export const chosenOfAll = (chosen: Chosen, facets: readonly FacetView[]): number =>
  facets.reduce((sum, { name }) => sum + chosenOf(chosen, name), 0)

/** The choice with a value added, or taken away where it was chosen. It begins at the first page. */
export function toggled(chosen: Chosen, name: ValueFacet, value: string): Chosen {
  const { page: _, ...rest } = chosen
  const before = chosen.filters[name] ?? []
  const after = before.includes(value) ? before.filter((other) => other !== value) : [...before, value]
  return { ...rest, filters: { ...chosen.filters, [name]: after } }
}

/** An amount as a visitor types it; undefined for what is none. */
const amountOf = (text: string): number | undefined => {
  const digits = text.replace(/[^\d,.]/g, '').replace(/[,.].*$/, '')
  return digits === '' ? undefined : Number(digits.slice(0, 6))
}

/** The choice with another price range; the ends in either order, none for neither. */
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

/** The choice without any filter: the order and what was searched for stay. */
export const cleared = ({ sort, term }: Chosen): Chosen => ({
  filters: {},
  ...(sort && { sort }),
  ...(term && { term }),
})

/** The choice in another order, from the first page. */
export function sorted({ page: _, ...chosen }: Chosen, sort: Sort): Chosen {
  return { ...chosen, sort }
}
