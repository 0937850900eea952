import { z } from 'zod'
import { errorsByField } from '@/lib/platform/http'
import { type ValueFacet, valueFacets } from './facets'
import { defaultPageSize } from './listing-address'
import { type Meaning, meanings } from './search/meaning/meanings'

// In a file of its own, so that the browser does not load the parser.
export { defaultPageSize, listingAddress } from './listing-address'

export const sorts = ['relevancy', 'price-asc', 'price-desc', 'newest', 'reduction', 'rating'] as const
export type Sort = (typeof sorts)[number]

/** Whole units of the currency, both ends included. */
export type PriceRange = { from?: number; to?: number }

/** Kilograms, both ends included. */
export type WeightRange = { from?: number; to?: number }

export type ListingQuery = {
  /** The key of a category. */
  category?: string
  /** The ids of categories of which a product must be in one: where an occasion leads. */
  within?: readonly number[]
  /** The age in months of a child that must not have outgrown them. */
  usableAt?: number
  /** The weights of a child that goods must say that they are for; without ends, any. */
  weight?: WeightRange
  /** As it was typed. */
  term?: string
  /** What the words of the term shall not mean. */
  without?: readonly Meaning[]
  /** Several values of a filter are alternatives; several filters must all fit. */
  filters: Partial<Record<ValueFacet, readonly string[]>>
  price?: PriceRange
  sort: Sort
  /** From 1. */
  page: number
  pageSize: number
}

/** The last page that is offered; beyond it shoppers filter. */
export const mostPages = 100
/** The number of pages that are offered, at least one. */
export const pagesOf = (hits: number, { pageSize }: Pick<ListingQuery, 'pageSize'>): number =>
  Math.min(mostPages, Math.max(1, Math.ceil(hits / pageSize)))
const mostPrice = 1_000_000
export const longestTerm = 200

const value = z.string().max(100)
const filter = z
  .array(value)
  .max(50)
  .transform((values) => [...new Set(values.filter((text) => text !== '' && !text.includes('\0')))].sort())

const whole = z
  .string()
  .regex(/^\d{1,7}$/)
  .transform(Number)
  .pipe(z.int().max(mostPrice))
  .optional()
  .catch(undefined)

const schema = z.object({
  category: z
    .string()
    .max(100)
    .regex(/^[\w.:-]*$/),
  term: z.string().max(longestTerm),
  ...(Object.fromEntries(valueFacets.map((name) => [name, filter])) as Record<ValueFacet, typeof filter>),
  without: z
    .array(z.string())
    .max(50)
    .transform((list) => meanings.filter((meaning) => list.includes(meaning))),
  priceFrom: whole,
  priceTo: whole,
  sort: z.enum(sorts).catch('relevancy'),
  page: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform((text) => Math.min(Math.max(1, Number(text)), mostPages))
    .catch(1),
  pageSize: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform((text) => Math.min(Math.max(12, Number(text)), 96))
    .catch(defaultPageSize),
})

type ParsedQuery =
  | { ok: true; query: ListingQuery }
  | { ok: false; error: { key: 'invalidQuery'; fields: Record<string, string> } }

export type SearchParams = URLSearchParams | Readonly<Record<string, string | readonly string[] | undefined>>

const allOf = (params: SearchParams, name: string): readonly string[] => {
  if (params instanceof URLSearchParams) return params.getAll(name)
  const given = Object.hasOwn(params, name) ? params[name] : undefined
  return given === undefined ? [] : typeof given === 'string' ? [given] : given
}

/** `20-50`, `20-` and `-50`; a form without scripts sends the two ends separately. */
function priceEnds(params: SearchParams): { priceFrom: string | undefined; priceTo: string | undefined } {
  const [range = ''] = allOf(params, 'price')
  const [, from, to] = /^(\d*)-(\d*)$/.exec(range) ?? []
  return {
    priceFrom: from || allOf(params, 'priceFrom')[0],
    priceTo: to || allOf(params, 'priceTo')[0],
  }
}

/**
 * A listing's query from the parameters of an address. Unknown values are left out and an invalid page is page 1.
 * Values that the shop never produces, because they are too long or too many, are an error.
 */
export function parseListingQuery(params: SearchParams): ParsedQuery {
  const parsed = schema.safeParse({
    category: allOf(params, 'category')[0] ?? '',
    // PostgreSQL cannot store NUL characters.
    term: (allOf(params, 'term')[0] ?? '').replaceAll('\0', ' ').trim(),
    ...Object.fromEntries(valueFacets.map((name) => [name, allOf(params, name)])),
    ...priceEnds(params),
    without: allOf(params, 'without'),
    sort: allOf(params, 'sort')[0],
    page: allOf(params, 'page')[0],
    pageSize: allOf(params, 'pageSize')[0],
  })
  if (!parsed.success)
    return { ok: false, error: { key: 'invalidQuery', fields: errorsByField(parsed.error) } }
  const { category, term, without, priceFrom, priceTo, sort, page, pageSize, ...values } = parsed.data
  const filters = Object.fromEntries(Object.entries(values).filter(([, list]) => list.length > 0))
  const [from, to] =
    priceFrom !== undefined && priceTo !== undefined && priceFrom > priceTo
      ? [priceTo, priceFrom]
      : [priceFrom, priceTo]
  const price = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
  return {
    ok: true,
    query: {
      ...(category && { category }),
      ...(term && { term }),
      ...(without.length > 0 && { without }),
      filters,
      ...((from !== undefined || to !== undefined) && { price }),
      sort,
      page,
      pageSize,
    },
  }
}
