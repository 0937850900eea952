import type { DraftFinding } from '@/lib/studio/drafts'
import type { BlockForms } from '@/lib/studio/forms'
import { showsSomething } from '@/schemas/content/shows-something'
import { readLink } from '../fields/link-value'
import { readTable } from '../fields/table-value'
import { emptiedBy, isOf } from '../form/shown-fields'
import { type Blok, isObject, locate } from '../model'
import type { Autosave } from '../saving'

/** What the schemas find wrong, by the uid of the block. */
export type Findings = ReadonlyMap<string, readonly DraftFinding[]>

export const byUid = (findings: readonly DraftFinding[]): Findings => {
  const map = new Map<string, DraftFinding[]>()
  for (const finding of findings) map.set(finding.uid, [...(map.get(finding.uid) ?? []), finding])
  return map
}

const isNeeded = ({ field, reason }: DraftFinding) => /^\w+$/.test(field) && /(?:^|\s)is needed$/.test(reason)

/** Whether something was given: words, a file, a link, a table with words, or one of several. */
function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  if (isObject(value)) {
    if ('filename' in value) return isFilled(value.filename)
    if (value.type === 'doc') return showsSomething(value)
    if ('tbody' in value || 'thead' in value) {
      const { head, rows } = readTable(value)
      return [head, ...rows].flat().some(isFilled)
    }
    return [readLink(value).address, value.id, value.uuid, value.anchor].some(isFilled)
  }
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
}

/** The fields of which one has to be filled for a finding to be mended. */
const neededFields = ({ field, reason }: DraftFinding) =>
  reason === 'a link or a text is needed' ? ['link', 'text'] : [field]

/** The findings without those of values that went with their kind since: a brand is not refused as a product number. */
export function withoutEmptied(findings: Findings, checked: Blok, now: Blok, forms: BlockForms): Findings {
  if (checked === now) return findings
  const openOf = ([uid, own]: [string, readonly DraftFinding[]]) => {
    const [was, is] = [checked, now].map((content) => locate(content, uid)?.blok)
    const form = was && Object.hasOwn(forms, was.component) ? forms[was.component] : undefined
    if (!was || !is || !form) return own
    const changed = form.fields.filter(({ name }) => was[name] !== is[name])
    const emptied = changed.flatMap(({ name }) => emptiedBy(form, name))
    return emptied.length === 0
      ? own
      : own.filter((finding) => !emptied.some((name) => isOf({ name }, finding)))
  }
  const open = [...findings].map((entry) => [entry[0], openOf(entry)] as const)
  return new Map(open.filter(([, own]) => own.length > 0))
}

/** The findings without those of needed values that were given since: the check itself waits for the next save. */
export function withoutFilled(findings: Findings, content: Blok): Findings {
  const openOf = ([uid, own]: [string, readonly DraftFinding[]]) => {
    if (!own.some(isNeeded)) return own
    const blok = locate(content, uid)?.blok
    return own.filter(
      (finding) => !(isNeeded(finding) && neededFields(finding).some((field) => isFilled(blok?.[field]))),
    )
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
