import type { DraftFinding } from '@/lib/studio/drafts'
// Not from the folder's face: the server reads this, and the clipboard of the editor runs in the browser alone.
import { type Blok, isObject, type Path } from '../model/blok'
import { allBloks } from '../model/locate'
import { setField } from '../model/operations'

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

/** The reason of a heading of the first level behind another one. */
export const secondHeading = 'is another heading of the first level'

const isBelow = (path: Path, around: Path) =>
  path.length > around.length && around.every((step, index) => step === path[index])

function headingsIn(content: Blok): Heading[] {
  const all = allBloks(content)
  const atTimes = all.filter(({ blok }) => blok.component === 'trigger_container').map(({ path }) => path)
  return all
    .filter(({ path }) => !atTimes.some((around) => isBelow(path, around)))
    .flatMap(({ blok, path }) => headingsOf(blok, path))
}

/** A text whose headings of the first level are of the second, all but the first `kept`. */
function lowered(text: unknown, kept: number): unknown {
  if (!isObject(text) || !Array.isArray(text.content)) return text
  let left = kept
  const content = text.content.map((node: unknown) => {
    if (!isObject(node) || node.type !== 'heading' || !isObject(node.attrs) || node.attrs.level !== 1)
      return node
    left -= 1
    return left >= 0 ? node : { ...node, attrs: { ...node.attrs, level: 2 } }
  })
  return { ...text, content }
}

/** The content with one heading of the first level: later ones are of the second. */
export function withOneFirstHeading(content: Blok): Blok {
  const [first, ...others] = headingsIn(content).filter(({ level }) => level === 1)
  const places = new Map(others.map((each) => [`${each.blok._uid} ${each.field}`, each]))
  return [...places.values()].reduce((story, { blok, field }) => {
    const isFirst = first?.blok === blok && first.field === field
    const value = typeof blok[field] === 'string' ? 'h2' : lowered(blok[field], isFirst ? 1 : 0)
    return setField(story, blok._uid, field, value)
  }, content)
}

/**
 * Headings that are out of order: more than one of the first level on a page, or a level of a text that was left out.
 * Of what a container shows only at times nothing is said.
 */
export function outlineFindings(content: Blok): DraftFinding[] {
  const headings = headingsIn(content)
  const [, ...others] = headings.filter(({ level }) => level === 1)
  const jumps = headings.filter((each, index) => {
    const before = headings[index - 1]
    return before?.blok === each.blok && before.field === each.field && each.level > before.level + 1
  })
  const told = [
    ...others.map((each) => finding(each, secondHeading)),
    ...jumps.map((each) => finding(each, 'leaves out a level of headings')),
  ]
  return [...new Map(told.map((each) => [`${each.uid} ${each.field} ${each.reason}`, each])).values()]
}

/** The level of the heading that a block is or has; 0 for none. */
const ownLevel = (blok: Blok): number => {
  const level = blok.component === 'headline' ? blok.type : blok.headline && blok.level
  return typeof level === 'string' ? Number(/^h([1-6])$/.exec(level)?.[1] ?? 0) : 0
}

/** The heading above the first one of the first level, where there is one: who listens to the page meets it first. */
export function headingAbove(content: Blok): DraftFinding[] {
  const all = allBloks(content).flatMap(({ blok, path }) => [
    ...(ownLevel(blok) > 0
      ? [{ blok, path, field: blok.component === 'headline' ? 'type' : 'level', level: ownLevel(blok) }]
      : []),
    ...headingsOf(blok, path).filter(({ field }) => field !== 'type' && field !== 'level'),
  ])
  const first = all.findIndex(({ level }) => level === 1)
  const above = first > 0 ? all[0] : undefined
  return above ? [finding(above, 'stands above the heading of the first level')] : []
}

/** Whether a page has a heading of the first level, be it one that shows at times. */
export const hasFirstHeading = (content: Blok): boolean =>
  allBloks(content).some(({ blok, path }) => headingsOf(blok, path).some(({ level }) => level === 1))
