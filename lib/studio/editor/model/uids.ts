import { type Blok, isBlok } from './blok'

export const newUid = (): string => crypto.randomUUID()

const mapValues = (value: object, change: (inner: unknown) => unknown): unknown =>
  Array.isArray(value)
    ? value.map(change)
    : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner)]))

/** A copy of a block in which it and every block inside it has a new uid. */
export function withNewUids<B extends Blok>(blok: B): B {
  const copy = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const inner = mapValues(value, copy)
    return isBlok(inner) ? { ...inner, _uid: newUid() } : inner
  }
  return copy(blok) as B
}

/**
 * Content as the content service sends it, with a uid of its own for every block: old stories have blocks without one,
 * and copies made by other programs repeat them.
 */
export function withUniqueUids(content: unknown): Blok {
  const seen = new Set<string>()
  const visit = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (!isBlok(value)) return mapValues(value, visit)
    const given = typeof value._uid === 'string' ? value._uid : ''
    const uid = given === '' || seen.has(given) ? newUid() : given
    seen.add(uid)
    const inner = mapValues(value, visit) as Record<string, unknown>
    return given === uid ? inner : { ...inner, _uid: uid }
  }
  return visit(content) as Blok
}
