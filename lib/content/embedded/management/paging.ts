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

/** Whether a flag of a query is set: the cloud's clients write `1` or `true`. */
export const isOn = (value: string | undefined) => value === '1' || value === 'true'
