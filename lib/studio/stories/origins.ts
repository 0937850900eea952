import 'server-only'
import { listFirstContents } from '@/lib/content/embedded'
import type { Database, Executor } from '@/lib/platform/db'
import { listOrigins } from '@/lib/studio/people'
import type { Origin } from './untranslated'

/** Of which version in another market stories are copies, and what they began with, by their ids. */
export async function readOrigins(
  db: Database | Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Origin>> {
  const origins = await listOrigins(db, ids)
  const begun = await listFirstContents(db, [...origins.keys()])
  return new Map(
    [...origins].map(([id, of]) => {
      const content = begun.get(id)
      return [id, { id: of, ...(content && { begun: content }) }]
    }),
  )
}
