import { z } from 'zod'

export const page = z.coerce.number().int().min(1).max(100_000).default(1)

/** The page size: at most `most`, whatever is requested. */
export const perPage = (most: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .transform((rows) => Math.min(rows, most))

/** The parameters of a paged list, with 25 rows by default. */
export const paging = (most: number) => ({ page, per_page: perPage(most).default(25) })

export const pagingHeaders = (query: { per_page: number }, total: number) => ({
  total: String(total),
  'per-page': String(query.per_page),
})
