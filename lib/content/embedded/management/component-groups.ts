import { and, eq, ilike, isNotNull, notInArray, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { currentTime } from '@/lib/platform/clock'
import type { Database, Executor } from '@/lib/platform/db'
import { containing } from '../delivery/filter-operations'
import { componentGroups, components } from '../model/tables'

const id = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

const fields = z.object({ name: z.string().trim().min(1).max(255), parent_id: id.nullish() })

export const createGroupBody = z.object({ component_group: fields })
export const updateGroupBody = z.object({ component_group: fields.partial() })
export const groupsQuery = z.object({ search: z.string().max(255).optional(), with_parent: id.optional() })

type Input = z.output<typeof updateGroupBody>['component_group']

const parents = alias(componentGroups, 'parents')

const select = async (db: Executor, where?: SQL) => {
  const rows = await db
    .select({ group: componentGroups, parentUuid: parents.uuid })
    .from(componentGroups)
    .leftJoin(parents, eq(parents.id, componentGroups.parentId))
    .where(where)
    .orderBy(componentGroups.name, componentGroups.id)
  return rows.map(({ group, parentUuid }) => ({
    id: group.id,
    name: group.name,
    uuid: group.uuid,
    parent_id: group.parentId,
    parent_uuid: parentUuid,
  }))
}

export const listGroups = (db: Executor, query: z.output<typeof groupsQuery>) =>
  select(
    db,
    and(
      query.search ? ilike(componentGroups.name, containing(query.search)) : undefined,
      query.with_parent ? eq(componentGroups.parentId, query.with_parent) : undefined,
    ),
  )

export const findGroup = async (db: Executor, id: number) =>
  (await select(db, eq(componentGroups.id, id))).at(0)

/** Whether a group can be moved into another one: that one exists, and is neither the group itself nor inside it. */
export async function isValidParent(db: Executor, parent: number, group?: number): Promise<boolean> {
  const groups = new Map((await select(db)).map((each) => [each.id, each.parent_id]))
  const seen = new Set<number>()
  for (let at: number | null | undefined = parent; at !== null; at = groups.get(at)) {
    if (at === undefined || at === group || !groups.has(at) || seen.has(at)) return false
    seen.add(at)
  }
  return true
}

/** A parent of null or 0 is the top level. */
const toRow = ({ name, parent_id }: Input) => ({
  name,
  parentId: parent_id === undefined ? undefined : parent_id || null,
})

export async function createGroup(db: Executor, input: z.output<typeof fields>) {
  const [row] = await db
    .insert(componentGroups)
    .values({ ...toRow(input), name: input.name })
    .returning({ id: componentGroups.id })
  return row && findGroup(db, row.id)
}

export async function updateGroup(db: Executor, id: number, input: Input) {
  await db
    .update(componentGroups)
    .set({ ...toRow(input), updatedAt: currentTime() })
    .where(eq(componentGroups.id, id))
  return findGroup(db, id)
}

/** Deletes a group with the groups in it; their components stay, without a group. */
export async function deleteGroup(db: Database, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(componentGroups).where(eq(componentGroups.id, id))
    const left = tx.select({ uuid: componentGroups.uuid }).from(componentGroups)
    await tx
      .update(components)
      .set({ componentGroupUuid: null })
      .where(and(isNotNull(components.componentGroupUuid), notInArray(components.componentGroupUuid, left)))
  })
}
