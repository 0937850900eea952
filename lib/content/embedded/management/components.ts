import { and, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { currentTime } from '@/lib/platform/clock'
import { type Executor, isUniqueViolation } from '@/lib/platform/db'
import { containing } from '../delivery/filter-operations'
import { components, internalTags } from '../model/tables'
import type { Json } from '../types'
import { jsonValue } from './json-value'
import { page, perPage } from './paging'
import { listPresets } from './presets'

const text = (maximum: number) => z.string().max(maximum).nullish()

const fields = z.object({
  name: z.string().regex(/^[A-Za-z0-9_-]{1,255}$/, 'is invalid'),
  display_name: text(255),
  schema: z.record(z.string(), jsonValue).optional(),
  is_root: z.boolean().optional(),
  is_nestable: z.boolean().optional(),
  preview_field: text(255),
  icon: text(255),
  color: text(32),
  component_group_uuid: z.uuid().nullish(),
  description: text(2_000),
  image: text(2_000),
  preview_tmpl: text(100_000),
  internal_tag_ids: z.array(z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)).max(100).optional(),
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
  description: input.description,
  image: input.image,
  previewTemplate: input.preview_tmpl,
  internalTagIds: input.internal_tag_ids,
})

type Row = typeof components.$inferSelect

const toComponent = (
  row: Row,
  { all_presets, tags }: { all_presets: Preset[]; tags: { id: number; name: string }[] },
) => ({
  id: row.id,
  name: row.name,
  display_name: row.displayName,
  description: row.description,
  real_name: row.displayName ?? row.name,
  schema: row.schema,
  image: row.image,
  is_root: row.isRoot,
  is_nestable: row.isNestable,
  preview_field: row.previewField,
  preview_tmpl: row.previewTemplate,
  all_presets,
  preset_id: null,
  icon: row.icon,
  color: row.color,
  component_group_uuid: row.componentGroupUuid,
  internal_tags_list: tags,
  internal_tag_ids: row.internalTagIds.map(String),
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
})

type Preset = Awaited<ReturnType<typeof listPresets>>[number]

/** Components with their presets and the names of their tags. */
async function withOthers(db: Executor, rows: readonly Row[]) {
  const ids = rows.flatMap(({ internalTagIds }) => internalTagIds)
  const [presets, tags] = await Promise.all([
    rows.length > 0 ? listPresets(db, { component_id: rows.length === 1 ? rows[0]?.id : undefined }) : [],
    ids.length > 0
      ? db
          .select({ id: internalTags.id, name: internalTags.name })
          .from(internalTags)
          .where(inArray(internalTags.id, ids))
      : [],
  ])
  return rows.map((row) =>
    toComponent(row, {
      all_presets: presets.filter(({ component_id }) => component_id === row.id),
      tags: tags.filter(({ id }) => row.internalTagIds.includes(id)),
    }),
  )
}

const withOther = async (db: Executor, row: Row | undefined) => row && (await withOthers(db, [row])).at(0)

const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1')

const numbers = z
  .string()
  .regex(/^\d{1,15}(?:,\d{1,15})*$/)
  .transform((list) => list.split(',').map(Number))

/** Tags by their numbers or names, any of them. */
const hasTag = (db: Executor, list: string) => {
  const wanted = list.split(',').map((each) => each.trim())
  const isWanted = or(
    inArray(internalTags.name, wanted),
    inArray(internalTags.id, wanted.filter((each) => /^\d{1,15}$/.test(each)).map(Number)),
  )
  const tagged = db.select({ id: internalTags.id }).from(internalTags).where(isWanted)
  return sql`exists (select from unnest(${components.internalTagIds}) tag where tag in (${tagged}))`
}

export const componentsQuery = z.object({
  search: z.string().max(255).optional(),
  in_group: z.uuid().optional(),
  is_root: flag.optional(),
  by_ids: numbers.optional(),
  with_tags: z.string().max(2_000).optional(),
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
    query.by_ids ? inArray(components.id, query.by_ids) : undefined,
    query.with_tags ? hasTag(db, query.with_tags) : undefined,
  )
  const all = db.select().from(components).where(where).orderBy(components.name).$dynamic()
  const rows = await (perPage ? all.limit(perPage).offset((page - 1) * perPage) : all)
  return { components: await withOthers(db, rows), total: await db.$count(components, where) }
}

export async function findComponent(db: Executor, id: number) {
  const [row] = await db.select().from(components).where(eq(components.id, id))
  return withOther(db, row)
}

export async function createComponent(db: Executor, input: z.output<typeof fields>) {
  const [row] = await db
    .insert(components)
    .values({ ...toRow(input), name: input.name })
    .onConflictDoNothing()
    .returning()
  return withOther(db, row)
}

/** Undefined when there is no such component, `taken` when another one has the name. */
export async function updateComponent(db: Executor, id: number, input: Input) {
  try {
    const [row] = await db
      .update(components)
      .set({ ...toRow(input), name: input.name, updatedAt: currentTime() })
      .where(eq(components.id, id))
      .returning()
    return withOther(db, row)
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken'
    throw error
  }
}

export async function deleteComponent(db: Executor, id: number) {
  const [row] = await db.delete(components).where(eq(components.id, id)).returning()
  return withOther(db, row)
}
