import { isTablePart } from '@/schemas/content'
import { type Blok, isBlok, type Path } from './blok'

export type Located = { blok: Blok; path: Path }

function readBloks(content: Blok): Located[] {
  const found: Located[] = []
  const visit = (value: unknown, path: Path): void => {
    if (typeof value !== 'object' || value === null) return
    if (isBlok(value)) found.push({ blok: value, path })
    // Texts are most of a story, and hold no block.
    for (const [key, item] of Object.entries(value))
      if (typeof item === 'object') visit(item, [...path, Array.isArray(value) ? Number(key) : key])
  }
  visit(content, [])
  return found
}

/** A version of a story is never changed, and each letter that is typed looks its blocks up many times. */
const known = new WeakMap<Blok, { all: readonly Located[]; byUid: ReadonlyMap<string, Located> }>()

function bloksOf(content: Blok) {
  const before = known.get(content)
  if (before) return before
  const all = readBloks(content)
  // Of blocks with one uid the first counts.
  const byUid = new Map(all.toReversed().map((each) => [each.blok._uid, each] as const))
  const read = { all, byUid }
  known.set(content, read)
  return read
}

/** Every block of a story from top to bottom, also those inside rich texts, with its path. The root's is empty. */
export const allBloks = (content: Blok): readonly Located[] => bloksOf(content).all

/** How many blocks a story has, as its tree shows them: without the story itself, and rows and cells of tables are none. */
export const countBloks = (content: Blok): number =>
  allBloks(content).filter(({ blok, path }) => path.length > 0 && !isTablePart(blok)).length

export const locate = (content: Blok, uid: string): Located | undefined => bloksOf(content).byUid.get(uid)

/** Where a block stands: the block around it, the path from there to the list that holds it, and its index there. */
export type Place = { parent: string; list: Path; index: number }

/** The place of a block that stands in a list; undefined for the root. */
export function placeOf(content: Blok, uid: string): Place | undefined {
  const located = allBloks(content)
  const found = located.find(({ blok }) => blok._uid === uid)
  const index = found?.path.at(-1)
  if (!found || typeof index !== 'number') return undefined
  const around = located.filter(
    ({ path }) => path.length < found.path.length && path.every((step, at) => step === found.path[at]),
  )
  const parent = around.reduce((inner, each) => (each.path.length >= inner.path.length ? each : inner))
  return { parent: parent.blok._uid, list: found.path.slice(parent.path.length, -1), index }
}

/** Whether a block is another one or stands inside it. */
export function isWithin(content: Blok, uid: string, outer: string): boolean {
  const around = locate(content, outer)
  return around !== undefined && allBloks(around.blok).some(({ blok }) => blok._uid === uid)
}
