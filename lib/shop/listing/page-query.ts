import { type ListingQuery, parseListingQuery, type SearchParams } from './query'

/** What a visitor chooses in a page's listing: filters, order and page. Parameters of other listings are ignored. */
export function pageQuery(params: SearchParams): ListingQuery | undefined {
  const parsed = parseListingQuery(params)
  if (!parsed.ok) return undefined
  const { category: _, term: __, ...query } = parsed.query
  return query
}

/** Whether not all products of a listing are shown in their own order. */
export const isChosen = ({
  filters,
  price,
  sort,
}: Pick<ListingQuery, 'filters' | 'price' | 'sort'>): boolean =>
  Object.keys(filters).length > 0 || price !== undefined || sort !== 'relevancy'

const isGiven = (params: SearchParams, name: string): boolean =>
  params instanceof URLSearchParams ? params.has(name) : name in params

/** Whether an address has the ends of a price, which only forms without scripts send apart. */
export const hasPriceEnds = (params: SearchParams): boolean =>
  isGiven(params, 'priceFrom') || isGiven(params, 'priceTo')

/** Whether the address of a page has parameters that only forms without scripts send: those, and the default order. */
export const isUntidy = (params: SearchParams, { sort }: Pick<ListingQuery, 'sort'>): boolean =>
  hasPriceEnds(params) || (isGiven(params, 'sort') && sort === 'relevancy')

/** The kinds of templates: for choices in a listing, the same on a further page, and further pages of all products. */
export const templateKinds = ['chosen', 'chosen-page', 'page'] as const
export type TemplateKind = (typeof templateKinds)[number]

/** Stands in a template for the number of the page. No listing has so many. */
export const templatePage = 7_318_264

/** The template for a visitor's choices; undefined for the first page of all products. */
export function templateFor(query: Omit<ListingQuery, 'category'>): TemplateKind | undefined {
  if (!isChosen(query)) return query.page > 1 ? 'page' : undefined
  return query.page > 1 ? 'chosen-page' : 'chosen'
}

/** Choices for which a template of a kind has its head. */
export const queryOfTemplate = (kind: TemplateKind): Pick<ListingQuery, 'filters' | 'sort' | 'page'> => ({
  filters: {},
  sort: kind === 'page' ? 'relevancy' : 'newest',
  page: kind === 'chosen' ? 1 : templatePage,
})
