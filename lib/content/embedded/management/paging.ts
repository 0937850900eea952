import { z } from 'zod'

export const page = z.coerce.number().int().min(1).max(100_000).default(1)

/** How many rows a page has: no more than `most`, whatever is asked for. */
export const perPage = (most: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .transform((rows) => Math.min(rows, most))

/** The parameters of what comes in pages, of 25 rows unless the caller says otherwise. */
export const paging = (most: number) => ({ page, per_page: perPage(most).default(25) })

export const pagingHeaders = (query: { per_page: number }, total: number) => ({
  total: String(total),
  'per-page': String(query.per_page),
})
