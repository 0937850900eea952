import type { DraftFinding } from '@/lib/studio/drafts'
import type { Autosave } from '../saving'

/** What the schemas find wrong, by the uid of the block. */
export type Findings = ReadonlyMap<string, readonly DraftFinding[]>

export const byUid = (findings: readonly DraftFinding[]): Findings => {
  const map = new Map<string, DraftFinding[]>()
  for (const finding of findings) map.set(finding.uid, [...(map.get(finding.uid) ?? []), finding])
  return map
}

/** How many blocks do not appear as intended. */
export const faultyBlocks = (findings: Findings): number =>
  [...findings.values()].filter((own) => own.some(({ isIdle }) => !isIdle)).length

/** The number of faulty blocks in the story as it is now: what is unsaved is saved first, which finds what is wrong with it. */
export async function countFaulty(
  autosave: Pick<Autosave, 'flush'>,
  readFindings: () => Findings,
): Promise<number> {
  await autosave.flush()
  return faultyBlocks(readFindings())
}

type Asked = { autosave: Pick<Autosave, 'flush'>; showAllFindings: () => void }

/** Saves because the person asked for it, who takes the page for done: nothing that is wrong is held back any more. */
export function saveAsked({ autosave, showAllFindings }: Asked): Promise<void> {
  showAllFindings()
  return autosave.flush()
}
