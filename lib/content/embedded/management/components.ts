import { and, eq, ilike, or } from 'drizzle-orm'
import { z } from 'zod'
import { type Executor, isUniqueViolation } from '@/lib/platform/db'
import { containing } from '../delivery/filter-operations'
import { components } from '../tables'
import type { Json } from '../types'
import { page, perPage } from './paging'

const text = (maximum: number) => z.string().max(maximum).nullish()

const fields = z.object({
  name: z.string().regex(/^[A-Za-z0-9_-]{1,255}$/, 'is invalid'),
  display_name: text(255),
  schema: z.record(z.string(), z.json()).optional(),
  is_root: z.boolean().optional(),
  is_nestable: z.boolean().optional(),
  preview_field: text(255),
  icon: text(255),
  color: text(32),
  component_group_uuid: z.uuid().nullish(),
})

export const createComponentBody = z.object({ component: fields })
export const updateComponentBody = z.object({ component: fields.partial() })

type Input = z.output<typeof updateComponentBody>['component']

/** Undefined values are left out by Drizzle, so a field that was not sent keeps its value. */
const toRow = (input: Input) => ({
  displayName: input.display_name,
  schema: input.schema as Record<string, Json> | undefined,
  isRoot: input.is_root,
  isNestable: input.is_nestable,
  previewField: input.preview_field,
  icon: input.icon,
  color: input.color,
  componentGroupUuid: input.component_group_uuid,
})

const toComponent = (row: typeof components.$inferSelect) => ({
  id: row.id,
  name: row.name,
  display_name: row.displayName,
  real_name: row.displayName ?? row.name,
  schema: row.schema,
  is_root: row.isRoot,
  is_nestable: row.isNestable,
  preview_field: row.previewField,
  icon: row.icon,
  color: row.color,
  component_group_uuid: row.componentGroupUuid,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
})

const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1')

export const componentsQuery = z.object({
  search: z.string().max(255).optional(),
  in_group: z.uuid().optional(),
  is_root: flag.optional(),
  page,
  per_page: perPage(1000).optional(),
})

/** All components by name; paged only when the caller asks for a page. */
export async function listComponents(db: Executor, query: z.output<typeof componentsQuery>) {
  const { search, in_group: group, is_root: isRoot, page, per_page: perPage } = query
  const where = and(
    search
      ? or(ilike(components.name, containing(search)), ilike(components.displayName, containing(search)))
      : undefined,
    group ? eq(components.componentGroupUuid, group) : undefined,
    isRoot === undefined ? undefined : eq(components.isRoot, isRoot),
  )
  const all = db.select().from(components).where(where).orderBy(components.name).$dynamic()
  const rows = await (perPage ? all.limit(perPage).offset((page - 1) * perPage) : all)
  return { components: rows.map(toComponent), total: await db.$count(components, where) }
}

export async function findComponent(db: Executor, id: number) {
  const [row] = await db.select().from(components).where(eq(components.id, id))
  return row && toComponent(row)
}

export async function createComponent(db: Executor, input: z.output<typeof fields>) {
  const [row] = await db
    .insert(components)
    .values({ ...toRow(input), name: input.name })
    .onConflictDoNothing()
    .returning()
  return row && toComponent(row)
}

/** Undefined when there is no such component, `taken` when another one has the name. */
export async function updateComponent(db: Executor, id: number, input: Input) {
  try {
    const [row] = await db
      .update(components)
      .set({ ...toRow(input), name: input.name, updatedAt: new Date() })
      .where(eq(components.id, id))
      .returning()
    return row && toComponent(row)
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken'
    throw error
  }
}

export async function deleteComponent(db: Executor, id: number) {
  const [row] = await db.delete(components).where(eq(components.id, id)).returning()
  return row && toComponent(row)
}
