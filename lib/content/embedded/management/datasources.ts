import { and, eq, max, sql } from 'drizzle-orm'
import { z } from 'zod'
import { currentTime } from '@/lib/platform/clock'
import { type Executor, isUniqueViolation, type Transaction } from '@/lib/platform/db'
import { datasourceEntries, datasources } from '../model/tables'
import { lockSpace, raiseCv } from '../space'
import type { Dimension } from '../types'
import type { FieldErrors } from './editing'

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const name = z.string().trim().min(1).max(255)
const position = z.coerce.number().int().min(-2_147_483_648).max(2_147_483_647)

const dimension = z.object({
  id: id.optional(),
  name: z.string().max(255).optional(),
  entry_value: z.string().max(255).optional(),
  _destroy: z.boolean().nullish(),
})
const datasourceFields = z.object({
  name,
  slug: name,
  dimensions_attributes: z.array(dimension).max(100).optional(),
})
const entryFields = z.object({
  name,
  value: z.string().max(100_000).default(''),
  datasource_id: id,
  dimension_value: z.string().max(100_000).nullish(),
  position: position.optional(),
})

export const createDatasourceBody = z.object({ datasource: datasourceFields })
export const updateDatasourceBody = z.object({ datasource: datasourceFields.partial() })
export const createEntryBody = z.object({ datasource_entry: entryFields })
export const updateEntryBody = z.object({
  datasource_entry: entryFields.partial().extend({ value: z.string().max(100_000).optional() }),
})

type DatasourceInput = z.output<typeof updateDatasourceBody>['datasource']
type EntryInput = z.output<typeof updateEntryBody>['datasource_entry']

export type DatasourceEdit = { ok: true; id: number } | { ok: false; errors: FieldErrors }
const taken: DatasourceEdit = { ok: false, errors: { slug: ['has already been taken'] } }

const editing = async <T>(db: Executor, edit: (tx: Transaction) => Promise<T>): Promise<T | undefined> => {
  try {
    return await db.transaction(async (tx) => {
      await lockSpace(tx)
      const done = await edit(tx)
      await raiseCv(tx)
      return done
    })
  } catch (error) {
    if (isUniqueViolation(error)) return undefined
    throw error
  }
}

/** A dimension with its number, which stays when others go. */
const numbered = (dimensions: readonly Dimension[]) =>
  dimensions.map((each, index) => ({ ...each, id: each.id ?? index + 1 }))

/** What becomes of the dimensions: new ones are added, those with a number are changed or removed. */
function changed(before: readonly Dimension[], change: DatasourceInput['dimensions_attributes'] = []) {
  let all = numbered(before)
  for (const { id: number, name: label, entry_value: entryValue, _destroy } of change) {
    const known = all.find((each) => each.id === number) ?? all.find((each) => each.entryValue === entryValue)
    if (known && _destroy) all = all.filter((each) => each !== known)
    else if (known)
      all = all.map((each) =>
        each === known
          ? { ...each, name: label ?? each.name, entryValue: entryValue ?? each.entryValue }
          : each,
      )
    else if (entryValue && !_destroy)
      all.push({ id: Math.max(0, ...all.map((each) => each.id)) + 1, name: label ?? entryValue, entryValue })
  }
  return all
}

export async function createDatasource(
  db: Executor,
  input: z.output<typeof datasourceFields>,
): Promise<DatasourceEdit> {
  const { name: label, slug, dimensions_attributes } = input
  const row = await editing(db, async (tx) => {
    const values = { name: label, slug, dimensions: changed([], dimensions_attributes) }
    const [made] = await tx.insert(datasources).values(values).returning({ id: datasources.id })
    return made
  })
  return row ? { ok: true, id: row.id } : taken
}

export async function updateDatasource(
  db: Executor,
  number: number,
  input: DatasourceInput,
): Promise<DatasourceEdit> {
  const done = await editing(db, async (tx) => {
    const [before] = await tx.select().from(datasources).where(eq(datasources.id, number))
    const dimensions = changed(before?.dimensions ?? [], input.dimensions_attributes)
    const values = { name: input.name, slug: input.slug, dimensions, updatedAt: currentTime() }
    await tx.update(datasources).set(values).where(eq(datasources.id, number))
    // A dimension that got another key keeps its values.
    for (const each of numbered(before?.dimensions ?? [])) {
      const now = dimensions.find((other) => other.id === each.id)?.entryValue
      if (now === each.entryValue) continue
      const values = datasourceEntries.dimensionValues
      await tx
        .update(datasourceEntries)
        .set({
          dimensionValues: now
            ? sql`(${values} - ${each.entryValue}::text) || case when ${values} ? ${each.entryValue}::text then jsonb_build_object(${now}::text, ${values} -> ${each.entryValue}::text) else '{}'::jsonb end`
            : sql`${values} - ${each.entryValue}::text`,
        })
        .where(eq(datasourceEntries.datasourceId, number))
    }
    return { id: number }
  })
  return done ? { ok: true, id: number } : taken
}

export const deleteDatasource = (db: Executor, number: number) =>
  editing(db, async (tx) => {
    await tx.delete(datasources).where(eq(datasources.id, number))
  })

type Entry = typeof datasourceEntries.$inferSelect

export async function findEntry(db: Executor, number: number): Promise<Entry | undefined> {
  const [row] = await db.select().from(datasourceEntries).where(eq(datasourceEntries.id, number))
  return row
}

/** The key of a dimension of an entry's datasource, by its number. */
export async function dimensionKey(db: Executor, entry: Entry, number: number): Promise<string | undefined> {
  const [row] = await db
    .select({ dimensions: datasources.dimensions })
    .from(datasources)
    .where(eq(datasources.id, entry.datasourceId))
  return numbered(row?.dimensions ?? []).find((each) => each.id === number)?.entryValue
}

const isName = (datasourceId: number, label: string) =>
  and(eq(datasourceEntries.datasourceId, datasourceId), eq(datasourceEntries.name, label))

/** Whether another entry of a datasource has a name. */
export async function isEntryTaken(
  db: Executor,
  { datasourceId, label, except }: { datasourceId: number; label: string; except?: number },
): Promise<boolean> {
  const rows = await db
    .select({ id: datasourceEntries.id })
    .from(datasourceEntries)
    .where(isName(datasourceId, label))
  return rows.some((row) => row.id !== except)
}

export const createEntry = (db: Executor, input: z.output<typeof entryFields>): Promise<Entry | undefined> =>
  editing(db, async (tx) => {
    const { name: label, value, datasource_id: datasourceId } = input
    const [last] = await tx
      .select({ position: max(datasourceEntries.position) })
      .from(datasourceEntries)
      .where(eq(datasourceEntries.datasourceId, datasourceId))
    const place = input.position ?? (last?.position ?? -1) + 1
    const values = { name: label, value, datasourceId, position: place }
    const [row] = await tx.insert(datasourceEntries).values(values).returning()
    return row
  })

/** Changes an entry; a dimension's value only in the dimension that is named, and an empty one removes it. */
export const updateEntry = (
  db: Executor,
  before: Entry,
  { input, dimension: key }: { input: EntryInput; dimension?: string | undefined },
): Promise<Entry | undefined> =>
  editing(db, async (tx) => {
    const { [key ?? '']: _, ...others } = before.dimensionValues
    const value = input.dimension_value
    const dimensionValues = key ? { ...others, ...(value && { [key]: value }) } : before.dimensionValues
    const [row] = await tx
      .update(datasourceEntries)
      .set({ name: input.name, value: input.value, position: input.position, dimensionValues })
      .where(eq(datasourceEntries.id, before.id))
      .returning()
    return row
  })

export const deleteEntry = (db: Executor, number: number) =>
  editing(db, async (tx) => {
    await tx.delete(datasourceEntries).where(eq(datasourceEntries.id, number))
  })
