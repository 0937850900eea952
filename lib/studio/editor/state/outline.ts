import type { DraftFinding } from '@/lib/studio/drafts'
import { allBloks, type Blok, isObject, type Path } from '../model'
import type { Findings } from './faulty'

type Heading = { blok: Blok; path: Path; field: string; level: number }

/** The levels of the headings of a text, from top to bottom; those in tables and lists are no part of the outline. */
function levelsOf(text: unknown): number[] {
  const nodes = isObject(text) && text.type === 'doc' && Array.isArray(text.content) ? text.content : []
  return nodes.flatMap((node) => {
    const level = isObject(node) && node.type === 'heading' && isObject(node.attrs) ? node.attrs.level : 0
    return typeof level === 'number' && level > 0 ? [level] : []
  })
}

const isFirstLevel = (blok: Blok) =>
  (blok.component === 'headline' ? blok.type : blok.headline && blok.level) === 'h1'

const headingsOf = (blok: Blok, path: Path): Heading[] => [
  ...(isFirstLevel(blok)
    ? [{ blok, path, field: blok.component === 'headline' ? 'type' : 'level', level: 1 }]
    : []),
  ...Object.entries(blok).flatMap(([field, value]) =>
    levelsOf(value).map((level) => ({ blok, path, field, level })),
  ),
]

const finding = ({ blok, field }: Heading, reason: string): DraftFinding => ({
  uid: blok._uid,
  block: blok.component,
  field,
  reason,
  isIdle: true,
})

const isBelow = (path: Path, around: Path) =>
  path.length > around.length && around.every((step, index) => step === path[index])

/**
 * Headings that are out of order: more than one of the first level on a page, or a level of a text that was left out.
 * Of what a container shows only at times nothing is said.
 */
export function outlineFindings(content: Blok): DraftFinding[] {
  const all = allBloks(content)
  const atTimes = all.filter(({ blok }) => blok.component === 'trigger_container').map(({ path }) => path)
  const headings = all
    .filter(({ path }) => !atTimes.some((around) => isBelow(path, around)))
    .flatMap(({ blok, path }) => headingsOf(blok, path))
  const [, ...others] = headings.filter(({ level }) => level === 1)
  const jumps = headings.filter((each, index) => {
    const before = headings[index - 1]
    return before?.blok === each.blok && before.field === each.field && each.level > before.level + 1
  })
  const told = [
    ...others.map((each) => finding(each, 'is another heading of the first level')),
    ...jumps.map((each) => finding(each, 'leaves out a level of headings')),
  ]
  return [...new Map(told.map((each) => [`${each.uid} ${each.field} ${each.reason}`, each])).values()]
}

/** The findings of the check, and what the outline of the page lacks. */
export function withOutline(findings: Findings, content: Blok): Findings {
  const all = new Map(findings)
  for (const each of outlineFindings(content)) all.set(each.uid, [...(all.get(each.uid) ?? []), each])
  return all
}
