import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Executor } from '../executor'
import { components } from '../tables'
import type { Json } from '../types'

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

export const toComponent = (row: typeof components.$inferSelect) => ({
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

export async function listComponents(db: Executor) {
  const rows = await db.select().from(components).orderBy(components.name)
  return rows.map(toComponent)
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

export async function updateComponent(db: Executor, id: number, input: Input) {
  const [row] = await db
    .update(components)
    .set({ ...toRow(input), name: input.name, updatedAt: new Date() })
    .where(eq(components.id, id))
    .returning()
  return row && toComponent(row)
}

export async function deleteComponent(db: Executor, id: number) {
  const [row] = await db.delete(components).where(eq(components.id, id)).returning()
  return row && toComponent(row)
}
