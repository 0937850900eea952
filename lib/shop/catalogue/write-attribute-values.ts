import { sql } from 'drizzle-orm'
import type { AttributeValue } from '@/schemas/shop'
import { type Executor, recordset } from './write/recordset'

const columns = 'attribute text, value text, labels jsonb, swatch text, "position" integer'

/** One row for each value; of several for the same one, each adds its words. */
function merged(inputs: readonly AttributeValue[]): AttributeValue[] {
  const byValue = new Map<string, AttributeValue>()
  for (const input of inputs) {
    const place = `${input.attribute} ${input.value}`
    const { labels = {}, ...before } = byValue.get(place) ?? {}
    byValue.set(place, { ...before, ...input, labels: { ...labels, ...input.labels } })
  }
  return [...byValue.values()]
}

/**
 * Writes the words for values of attributes. Words of other languages, a swatch and a position stay where the input has
 * none. Returns how many changed: the same again changes none.
 */
export async function writeAttributeValues(db: Executor, inputs: readonly AttributeValue[]): Promise<number> {
  if (inputs.length === 0) return 0
  const rows = await db.execute<{ id: number }>(sql`
    insert into attribute_values as a (attribute, value, labels, swatch, position)
    select s.attribute, s.value, coalesce(old.labels, '{}') || s.labels, coalesce(s.swatch, old.swatch),
      coalesce(s.position, old.position, 0)
    from ${recordset(merged(inputs), columns)} left join attribute_values old using (attribute, value)
    on conflict (attribute, value) do update
    set labels = excluded.labels, swatch = excluded.swatch, position = excluded.position
    where (a.labels, a.swatch, a.position) is distinct from (excluded.labels, excluded.swatch, excluded.position)
    returning id`)
  return rows.length
}
