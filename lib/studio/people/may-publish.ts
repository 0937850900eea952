import { inArray } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { allows } from './allows'
import { studioPeople } from './tables'

/** Those among some people who have no account any more, or may not publish. A program, which has no id, always may. */
export async function whoMayNotPublish(
  db: Executor,
  ids: readonly (string | null)[],
): Promise<ReadonlySet<string>> {
  const asked = new Set(ids.filter((id) => id !== null))
  if (asked.size === 0) return asked
  const people = await db
    .select({ id: studioPeople.id, role: studioPeople.role })
    .from(studioPeople)
    .where(inArray(studioPeople.id, [...asked]))
  for (const person of people) if (allows(person, 'publish')) asked.delete(person.id)
  return asked
}

/** Whether all who planned something may still publish now that its time has come. */
export const mayAllStillPublish = async (db: Executor, ids: readonly (string | null)[]): Promise<boolean> =>
  (await whoMayNotPublish(db, ids)).size === 0
