import { z } from 'zod'
import { paging } from './paging'

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

export const datasourcesQuery = z.object({ ...paging(1000), search: z.string().max(255).optional() })

export const datasourceEntriesQuery = z.object({
  ...paging(1000),
  datasource_id: id.optional(),
  datasource_slug: z.string().max(255).optional(),
  dimension: id.optional(),
})
