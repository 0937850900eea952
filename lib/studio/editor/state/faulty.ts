import type { DraftFinding } from '@/lib/studio/drafts'
import { type Blok, locate } from '../model'
import type { Autosave } from '../saving'

/** What the schemas find wrong, by the uid of the block. */
export type Findings = ReadonlyMap<string, readonly DraftFinding[]>

export const byUid = (findings: readonly DraftFinding[]): Findings => {
  const map = new Map<string, DraftFinding[]>()
  for (const finding of findings) map.set(finding.uid, [...(map.get(finding.uid) ?? []), finding])
  return map
}

const isNeeded = ({ field, reason }: DraftFinding) => /^\w+$/.test(field) && /(?:^|\s)is needed$/.test(reason)

/** Whether something was given: words, a file, or one of several. */
function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  if (typeof value === 'object' && value !== null) return 'filename' in value && isFilled(value.filename)
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
}

/** The findings without those of needed values that were given since: the check itself waits for the next save. */
export function withoutFilled(findings: Findings, content: Blok): Findings {
  const openOf = ([uid, own]: [string, readonly DraftFinding[]]) => {
    if (!own.some(isNeeded)) return own
    const blok = locate(content, uid)?.blok
    return own.filter((finding) => !(isNeeded(finding) && isFilled(blok?.[finding.field])))
  }
  const open = [...findings].map((entry) => [entry[0], openOf(entry)] as const)
  return new Map(open.filter(([, own]) => own.length > 0))
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
