import type { DraftFinding } from '@/lib/studio/drafts'
import type { BlockForms } from '@/lib/studio/forms'
import { showsSomething } from '@/schemas/content/shows-something'
import { readLink } from '../fields/link-value'
import { readTable } from '../fields/table-value'
import { emptiedBy, isOf } from '../form/shown-fields'
import { type Blok, isObject, isSame, locate } from '../model'
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

/** The fields on whose values a finding depends: that of which it is told, and those of a rule about several. */
const judgedFields = (finding: DraftFinding): string[] =>
  finding.reason === 'give product numbers or a category' ? ['numbers', 'category'] : neededFields(finding)

/** `items[2].title` → what is there, or the last value on the way to it. */
function valueAt(blok: Blok, path: string): unknown {
  const [field = '', ...steps] = path.split(/[.[\]]+/).filter(Boolean)
  let value: unknown = blok[field]
  for (const step of steps) {
    const inner: unknown = isObject(value) || Array.isArray(value) ? Reflect.get(value, step) : undefined
    if (inner === undefined) return value
    value = inner
  }
  return value
}

/**
 * The findings of the values that are still there: one that was changed since is judged by the next check, and what was wrong
 * with a value goes with the kind that it was a value of.
 * @param checked the content that was checked
 */
export function withoutChanged(findings: Findings, checked: Blok, now: Blok, forms: BlockForms): Findings {
  if (checked === now) return findings
  const openOf = ([uid, own]: [string, readonly DraftFinding[]]) => {
    const [was, is] = [checked, now].map((content) => locate(content, uid)?.blok)
    if (!was || !is || was === is) return own
    const form = Object.hasOwn(forms, was.component) ? forms[was.component] : undefined
    const changed = (form?.fields ?? []).filter(({ name }) => !isSame(was[name], is[name]))
    const emptied = changed.flatMap(({ name }) => emptiedBy(form, name))
    return own.filter(
      (finding) =>
        judgedFields(finding).every((field) => isSame(valueAt(was, field), valueAt(is, field))) &&
        !emptied.some((name) => isOf({ name }, finding)),
    )
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
