import { holdPlansOf } from '@/lib/content/embedded'
import type { Transaction } from '@/lib/platform/db'
import type { Person } from './person'
import { type RecordedChange, recordChange } from './record-change'

/** Puts on hold what a person has planned who may no longer publish. Returns how many plans. */
export async function holdPlans(
  tx: Transaction,
  by: RecordedChange['person'],
  person: Pick<Person, 'id' | 'name'>,
): Promise<number> {
  const held = await holdPlansOf(tx, person)
  for (const { kind, id, name } of held)
    await recordChange(tx, {
      person: by,
      kind: 'plan-held',
      ...(kind === 'story' && { story: { id, name } }),
      detail: { name, to: person.name },
    })
  return held.length
}
