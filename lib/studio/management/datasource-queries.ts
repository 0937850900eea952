import { z } from 'zod'

const paging = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(1000).default(25),
}
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

export const datasourcesQuery = z.object({ ...paging, search: z.string().max(255).optional() })

export const datasourceEntriesQuery = z.object({
  ...paging,
  datasource_id: id.optional(),
  datasource_slug: z.string().max(255).optional(),
  dimension: id.optional(),
})
