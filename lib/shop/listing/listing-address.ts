import { facetNames } from './facets'
import type { ListingQuery, PriceRange } from './query'

export const defaultPageSize = 24

/** What the words of a term mean, as filters: an address does not repeat them. */
export type MeantFilters = ListingQuery['filters']

const isSame = (a: readonly string[] = [], b: readonly string[] = []) =>
  a.length === b.length && a.every((value) => b.includes(value))

/** The canonical address of a listing, without parameters that have their default value. */
export function listingAddress(
  path: string,
  asked: Partial<ListingQuery> & { meant?: MeantFilters; meantPrice?: PriceRange },
  options: { withCategory?: boolean } = {},
): string {
  const { term, filters, price, sort, page, pageSize, category, without = [], meant = {}, meantPrice } = asked
  const taken = new Set<string>(without)
  const params = new URLSearchParams()
  if (category && options.withCategory) params.set('category', category)
  if (term) params.set('term', term)
  for (const name of facetNames) {
    if (name === 'price') {
      if (meantPrice && !taken.has('price')) {
        if (price?.from === meantPrice.from && price?.to === meantPrice.to) continue
        taken.add('price')
      }
      if (price?.from !== undefined || price?.to !== undefined)
        params.set('price', `${price.from ?? ''}-${price.to ?? ''}`)
      continue
    }
    if (meant[name] && !taken.has(name)) {
      if (isSame(filters?.[name], meant[name])) continue
      taken.add(name)
    }
    for (const value of [...new Set(filters?.[name])].sort()) params.append(name, value)
  }
  for (const meaning of [...taken].sort()) params.append('without', meaning)
  if (sort && sort !== 'relevancy') params.set('sort', sort)
  if (page && page > 1) params.set('page', String(page))
  if (pageSize && pageSize !== defaultPageSize && options.withCategory)
    params.set('pageSize', String(pageSize))
  const text = params.toString()
  return text === '' ? path : `${path}?${text}`
}
