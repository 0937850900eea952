import type { Blok } from './blok'
import { type Flat, flatten, isSameParent, isVoid, rootKey } from './merge'
import { isSame } from './same'

/** What is different in another version of a story, in the order of its page. */
export type Difference = {
  /** As the other version has it; one that it does not have, as before. */
  blok: Blok
} & (
  | { kind: 'added' | 'removed' | 'moved' }
  | { kind: 'field'; field: string; before: unknown; after: unknown }
)

/** The longest sequence of entries that stand in both lists in the same order. */
function keptOrder(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const places = after.map((key) => before.indexOf(key))
  const lengths = places.map(() => 1)
  const previous = places.map(() => -1)
  for (const [at, place] of places.entries())
    for (const [earlier, other] of places.slice(0, at).entries())
      if (other < place && (lengths[earlier] ?? 0) + 1 > (lengths[at] ?? 0)) {
        lengths[at] = (lengths[earlier] ?? 0) + 1
        previous[at] = earlier
      }
  const kept = new Set<string>()
  for (let at = lengths.indexOf(Math.max(...lengths)); at >= 0; at = previous[at] ?? -1)
    kept.add(after[at] ?? '')
  return kept
}

/** The blocks that stand under another block, in another field, or elsewhere in their list. */
function movedIn(before: Flat, after: Flat): ReadonlySet<string> {
  const moved = new Set<string>()
  for (const [key, { at }] of after)
    if (key !== rootKey && before.has(key) && !isSameParent(before.get(key)?.at, at)) moved.add(key)
  for (const [key, { lists }] of after)
    for (const [field, order] of Object.entries(lists)) {
      const earlier = before.get(key)?.lists[field] ?? []
      const common = order.filter((each) => earlier.includes(each))
      const kept = keptOrder(
        earlier.filter((each) => common.includes(each)),
        common,
      )
      for (const each of common) if (!kept.has(each)) moved.add(each)
    }
  return moved
}

/** The differences between two versions of a story, block by block and field by field. */
export function differencesOf(one: Blok, other: Blok): Difference[] {
  const [before, after] = [flatten(one), flatten(other)]
  const moved = movedIn(before, after)
  const found: Difference[] = []
  const isInside = (flat: Flat, key: string, set: (key: string) => boolean) => {
    const parent = flat.get(key)?.at?.uid
    return parent !== undefined && parent !== rootKey && set(parent)
  }
  const visit = (key: string): void => {
    const node = after.get(key)
    if (!node) return
    const { blok, lists } = node
    const earlier = before.get(key)
    // What stands inside a new block is part of it.
    if (!earlier && isInside(after, key, (parent) => !before.has(parent))) return
    if (!earlier) found.push({ kind: 'added', blok })
    if (earlier && moved.has(key)) found.push({ kind: 'moved', blok })
    if (earlier) {
      const holdsBlocks = (field: string) =>
        Object.hasOwn(lists, field) || Object.hasOwn(earlier.lists, field)
      for (const field of new Set([...Object.keys(earlier.blok), ...Object.keys(blok)])) {
        const [was, is] = [earlier.blok[field], blok[field]]
        if (field === '_uid' || holdsBlocks(field) || (isVoid(was) && isVoid(is)) || isSame(was, is)) continue
        found.push({ kind: 'field', blok, field, before: was, after: is })
      }
    }
    for (const inner of Object.values(lists).flat()) visit(inner)
  }
  visit(rootKey)
  for (const [key, { blok }] of before)
    if (!after.has(key) && !isInside(before, key, (parent) => !after.has(parent)))
      found.push({ kind: 'removed', blok })
  return found
}

/** How many blocks were added, removed, moved and, as `field`, otherwise changed. */
export function countDifferences(differences: readonly Difference[]): Record<Difference['kind'], number> {
  const count = (kind: Difference['kind']) =>
    new Set(differences.filter((each) => each.kind === kind).map(({ blok }) => blok._uid)).size
  return { removed: count('removed'), added: count('added'), field: count('field'), moved: count('moved') }
}
