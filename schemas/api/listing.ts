import { z } from 'zod'
import { productCard } from '../shop/card'

const facetValue = z.object({
  value: z.string(),
  /** Of a shade, the value above it: products with it have that one too, and both together narrow to the shade. */
  base: z.string().optional(),
  label: z.string(),
  swatch: z.string().optional(),
  count: z.int(),
  active: z.boolean(),
})

/** A page of a category or of a search, as `GET /api/shop/listing/` answers it. Prices are minor units. */
export const listingAnswer = z.object({
  hits: z.int(),
  cards: z.array(productCard),
  facets: z.array(z.object({ facet: z.string(), values: z.array(facetValue) })),
  price: z.object({ min: z.int(), max: z.int() }).optional(),
  page: z.int(),
  pages: z.int(),
  /** Replaced a term that found nothing. */
  correctedTerm: z.string().optional(),
  /** What words of a term mean, as filters that narrow the page; `without` with their names takes them back. */
  meant: z.record(z.string(), z.array(z.string()).readonly()).optional(),
  /** The prices that words of a term name, in whole units of the currency. */
  meantPrice: z.object({ from: z.int().optional(), to: z.int().optional() }).optional(),
  /** The occasion that words of a term mean: the page has what the merchant set for it. */
  occasion: z.string().optional(),
  /** Other meanings of words in the term that match no product. */
  leftOut: z.array(z.object({ meaning: z.string(), label: z.string() })).optional(),
})
export type ListingAnswer = z.infer<typeof listingAnswer>

/** The target of a term that is a product number or has a redirect. */
export const targetAnswer = z.object({ target: z.string() })

const link = z.object({ label: z.string(), href: z.string() })

/** Suggestions for an input, as `GET /api/shop/suggest/` answers. */
export const suggestAnswer = z.object({
  products: z.array(
    productCard
      .pick({
        number: true,
        href: true,
        brand: true,
        name: true,
        lang: true,
        image: true,
        sign: true,
        price: true,
        condition: true,
        before: true,
        from: true,
      })
      .extend({ shownName: z.string().optional() }),
  ),
  categories: z.array(link),
  brands: z.array(link),
  /** `shown`: with soft hyphens, where it has long words. */
  terms: z.array(link.extend({ shown: z.string().optional() })),
  /** Pages of advice and service. */
  pages: z.array(link),
})
export type SuggestAnswer = z.infer<typeof suggestAnswer>
