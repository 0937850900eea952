import { z } from 'zod'
import { paging } from './paging'

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

const sorts = [
  'name:asc',
  'name:desc',
  'created_at:asc',
  'created_at:desc',
  'updated_at:asc',
  'updated_at:desc',
] as const

export const datasourcesQuery = z.object({
  ...paging(1000),
  search: z.string().max(255).optional(),
  by_ids: z
    .string()
    .regex(/^\d{1,15}(?:,\d{1,15})*$/)
    .transform((text) => text.split(',').map(Number))
    .optional(),
  sort_by: z.enum(sorts).optional(),
})

export const datasourceEntriesQuery = z.object({
  ...paging(1000),
  search: z.string().max(255).optional(),
  datasource_id: id.optional(),
  datasource_slug: z.string().max(255).optional(),
  dimension: id.optional(),
})
