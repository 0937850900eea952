import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { currentTime } from '@/lib/platform/clock'
import type { Executor } from '@/lib/platform/db'
import { presets } from '../model/tables'
import { spaceId } from '../space'
import type { Json } from '../types'
import { jsonValue } from './json-value'

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const text = (maximum: number) => z.string().max(maximum).nullish()

const fields = z.object({
  name: z.string().trim().min(1).max(255),
  preset: z.record(z.string(), jsonValue).nullish(),
  component_id: id,
  image: text(2_000),
  icon: text(255),
  color: text(32),
  description: text(2_000),
})

export const createPresetBody = z.object({ preset: fields })
export const updatePresetBody = z.object({ preset: fields.partial() })
export const presetsQuery = z.object({ component_id: id.optional() })

type Input = z.output<typeof updatePresetBody>['preset']

const toPreset = (row: typeof presets.$inferSelect) => ({
  id: row.id,
  name: row.name,
  preset: row.preset,
  component_id: row.componentId,
  space_id: spaceId,
  image: row.image,
  icon: row.icon,
  color: row.color,
  description: row.description,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
})

/** Undefined values are left out by Drizzle, so a field that was not sent keeps its value. */
const toRow = ({ preset, component_id: componentId, ...input }: Input) => ({
  ...input,
  preset: preset === undefined ? undefined : ((preset ?? {}) as Record<string, Json>),
  componentId,
})

export async function listPresets(db: Executor, { component_id }: z.output<typeof presetsQuery>) {
  const where = component_id === undefined ? undefined : eq(presets.componentId, component_id)
  return (await db.select().from(presets).where(where).orderBy(asc(presets.id))).map(toPreset)
}

export async function findPreset(db: Executor, number: number) {
  const [row] = await db.select().from(presets).where(eq(presets.id, number))
  return row && toPreset(row)
}

export async function createPreset(db: Executor, input: z.output<typeof fields>) {
  const values = { ...toRow(input), name: input.name, componentId: input.component_id }
  const [row] = await db.insert(presets).values(values).returning()
  return row && toPreset(row)
}

export async function updatePreset(db: Executor, number: number, input: Input) {
  const values = { ...toRow(input), updatedAt: currentTime() }
  const [row] = await db.update(presets).set(values).where(eq(presets.id, number)).returning()
  return row && toPreset(row)
}

export const deletePreset = async (db: Executor, number: number): Promise<void> => {
  await db.delete(presets).where(eq(presets.id, number))
}
