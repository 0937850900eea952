import { stableUuid } from './story-uuid'

type Node = Record<string, unknown>

const isObject = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const visit = (value: unknown, place: string): unknown => {
  if (Array.isArray(value)) return value.map((item, index) => visit(item, `${place}/${index}`))
  if (!isObject(value)) return value
  const copy: Node = {}
  for (const [name, inner] of Object.entries(value)) copy[name] = visit(inner, `${place}/${name}`)
  const isBlock = typeof copy.component === 'string'
  if (isBlock && (typeof copy._uid !== 'string' || copy._uid === '')) copy._uid = stableUuid(`block:${place}`)
  return copy
}

/**
 * Gives every block without a `_uid` one that is derived from its position, so that a second import writes the same
 * content. Recursive: only for seeds, whose depth is known.
 */
export function withUids<T extends Node>(content: T, fullSlug: string): T & { _uid: string } {
  return visit(content, fullSlug) as T & { _uid: string }
}
