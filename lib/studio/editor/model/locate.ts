import { type Blok, isBlok, isObject, type Path } from './blok'

export type Located = { blok: Blok; path: Path }

/** Every block of a story from top to bottom, also those inside rich texts, with its path. The root's is empty. */
export function allBloks(content: Blok): Located[] {
  const found: Located[] = []
  const visit = (value: unknown, path: Path): void => {
    if (isBlok(value)) found.push({ blok: value, path })
    if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, [...path, index])
    else if (isObject(value)) for (const [key, item] of Object.entries(value)) visit(item, [...path, key])
  }
  visit(content, [])
  return found
}

export const locate = (content: Blok, uid: string): Located | undefined =>
  allBloks(content).find(({ blok }) => blok._uid === uid)

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
