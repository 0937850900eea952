import type { Executor } from '@/lib/platform/db'
import type { ChangeKind } from './change-kinds'
import type { Person } from './person'
import { studioChanges } from './tables'

export type RecordedChange = {
  person: { id: Person['id'] | null; name: string }
  kind: ChangeKind
  story?: { id: number; name: string } | undefined
  /** What its sentence in the log names: a former name, a role, an address. Never a secret. */
  detail?: Record<string, string> | undefined
}

/** Adds a change to the log, in the transaction that makes it where there is one. */
export async function recordChange(
  executor: Executor,
  { person, kind, story, detail }: RecordedChange,
): Promise<void> {
  await executor.insert(studioChanges).values({
    personId: person.id,
    personName: person.name,
    kind,
    storyId: story?.id ?? null,
    storyName: story?.name ?? null,
    detail: detail ?? null,
  })
}
