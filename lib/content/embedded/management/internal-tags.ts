import { and, asc, eq, ilike, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { currentTime } from '@/lib/platform/clock'
import { type Executor, isUniqueViolation } from '@/lib/platform/db'
import { containing } from '../delivery/filter-operations'
import { components, internalTags } from '../model/tables'
import { paging } from './paging'

const fields = z.object({
  name: z.string().trim().min(1).max(255),
  object_type: z.enum(['asset', 'component', 'idea']).optional(),
})

export const createTagBody = z.object({ internal_tag: fields })
export const updateTagBody = z.object({ internal_tag: fields.partial() })
export const tagsQuery = z.object({
  ...paging(1000),
  search: z.string().max(255).optional(),
  by_object_type: z.enum(['asset', 'component', 'idea']).optional(),
  by_ids: z
    .string()
    .regex(/^\d{1,15}(?:,\d{1,15})*$/)
    .transform((text) => text.split(',').map(Number))
    .optional(),
})

type Input = z.output<typeof updateTagBody>['internal_tag']

const toTag = ({ id, name, objectType }: typeof internalTags.$inferSelect) => ({
  id,
  name,
  object_type: objectType,
})

export async function listTags(db: Executor, query: z.output<typeof tagsQuery>) {
  const where = and(
    query.search ? ilike(internalTags.name, containing(query.search)) : undefined,
    query.by_object_type ? eq(internalTags.objectType, query.by_object_type) : undefined,
    query.by_ids ? inArray(internalTags.id, query.by_ids) : undefined,
  )
  const rows = await db
    .select()
    .from(internalTags)
    .where(where)
    .orderBy(asc(internalTags.name), asc(internalTags.id))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
  return { internal_tags: rows.map(toTag), total: await db.$count(internalTags, where) }
}

export async function findTag(db: Executor, id: number) {
  const [row] = await db.select().from(internalTags).where(eq(internalTags.id, id))
  return row && toTag(row)
}

/** Undefined when another tag of the type has the name. Without a type it is one of files, as in the cloud. */
export async function createTag(db: Executor, { name, object_type }: z.output<typeof fields>) {
  const [row] = await db
    .insert(internalTags)
    .values({ name, objectType: object_type ?? 'asset' })
    .onConflictDoNothing()
    .returning()
  return row && toTag(row)
}

export async function updateTag(db: Executor, id: number, { name, object_type }: Input) {
  try {
    const values = { name, objectType: object_type, updatedAt: currentTime() }
    const [row] = await db.update(internalTags).set(values).where(eq(internalTags.id, id)).returning()
    return row && toTag(row)
  } catch (error) {
    if (isUniqueViolation(error)) return undefined
    throw error
  }
}

/** Deletes a tag, and takes it off the components that have it. */
export const deleteTag = (db: Executor, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    await tx
      .update(components)
      .set({ internalTagIds: sql`array_remove(${components.internalTagIds}, ${id}::bigint)` })
      .where(sql`${id}::bigint = any(${components.internalTagIds})`)
    await tx.delete(internalTags).where(eq(internalTags.id, id))
  })
