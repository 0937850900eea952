import type { Choices, Conflict, Side } from './conflicts'
import { type Flat, isSameParent, type Parent, rootKey } from './flatten'

type Places = { places: Map<string, Parent>; conflicts: Conflict[] }

/** Some key on a way up that never reaches the root; undefined when all do. */
function circleIn(places: ReadonlyMap<string, Parent>): string[] | undefined {
  for (const start of places.keys()) {
    const way: string[] = []
    for (let key = start; key !== rootKey; key = places.get(key)?.uid ?? rootKey) {
      if (way.includes(key)) return way
      way.push(key)
    }
  }
  return undefined
}

/** Where each block stands after the merge. */
export function mergePlaces(
  keys: ReadonlySet<string>,
  base: Flat,
  { mine, theirs }: Record<Side, Flat>,
  choices: Choices,
): Places {
  const places = new Map<string, Parent>()
  const conflicts: Conflict[] = []
  const isThere = (at: Parent | undefined): at is Parent =>
    at !== undefined && (at.uid === rootKey || keys.has(at.uid))
  const fields = Object.keys(mine.get(rootKey)?.lists ?? theirs.get(rootKey)?.lists ?? {})
  const lastResort = { uid: rootKey, field: fields[0] ?? 'body' }

  for (const key of keys) {
    if (key === rootKey) continue
    const [before, my, their] = [base, mine, theirs].map((flat) => flat.get(key)?.at)
    const movedByMe = my !== undefined && !isSameParent(before, my)
    const movedByThem = their !== undefined && !isSameParent(before, their)
    let side: Side = my === undefined || (movedByThem && !movedByMe) ? 'theirs' : 'mine'
    if (movedByMe && movedByThem && !isSameParent(my, their)) {
      const id = `moved/${key}`
      side = choices[id] ?? 'mine'
      const component = mine.get(key)?.blok.component ?? ''
      conflicts.push({ id, uid: key, component, chosen: side, kind: 'moved' })
    }
    const wished = side === 'mine' ? [my, their, before] : [their, my, before]
    places.set(key, wished.find(isThere) ?? lastResort)
  }
  // Two moves that are each possible may together put two blocks into each other.
  for (let circle = circleIn(places); circle; circle = circleIn(places)) {
    let changed = false
    for (const key of circle) {
      const my = mine.get(key)?.at
      if (!isThere(my) || isSameParent(places.get(key), my)) continue
      places.set(key, my)
      changed = true
    }
    if (!changed) places.set(circle[0] ?? rootKey, lastResort)
  }
  return { places, conflicts }
}
