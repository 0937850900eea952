import { facetNames } from './facets'
import type { ListingQuery } from './query'

export const defaultPageSize = 24

/** The canonical address of a listing, without parameters that have their default value. */
export function listingAddress(
  path: string,
  { term, filters, price, sort, page, pageSize, category }: Partial<ListingQuery>,
  options: { withCategory?: boolean } = {},
): string {
  const params = new URLSearchParams()
  if (category && options.withCategory) params.set('category', category)
  if (term) params.set('term', term)
  for (const name of facetNames) {
    if (name === 'price') {
      if (price?.from !== undefined || price?.to !== undefined)
        params.set('price', `${price.from ?? ''}-${price.to ?? ''}`)
    } else for (const value of [...new Set(filters?.[name])].sort()) params.append(name, value)
  }
  if (sort && sort !== 'relevancy') params.set('sort', sort)
  if (page && page > 1) params.set('page', String(page))
  if (pageSize && pageSize !== defaultPageSize && options.withCategory)
    params.set('pageSize', String(pageSize))
  const text = params.toString()
  return text === '' ? path : `${path}?${text}`
}
