import { isSame } from '../same'
import type { Choices, Conflict, Side } from './conflicts'
import { blokList, type Flat, isSameParent, isVoid, rootKey, subtree } from './flatten'

/** The fields of a block that hold no blocks. */
const ownFields = (blok: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(blok).filter(([, value]) => blokList(value) === undefined && !isVoid(value)),
  )

/** Whether a version added a block, moved it or changed one of its fields. */
function isTouched(key: string, base: Flat, version: Flat): boolean {
  const [before, after] = [base.get(key), version.get(key)]
  if (!before || !after) return true
  return !isSameParent(before.at, after.at) || !isSame(ownFields(before.blok), ownFields(after.blok))
}

/**
 * The keys of blocks that the merged story does not have, because one side deleted them and the other left them as they
 * were. What the other side changed stays until someone chooses.
 */
export function deletedKeys(
  base: Flat,
  versions: Record<Side, Flat>,
  choices: Choices,
): { gone: Set<string>; conflicts: Conflict[] } {
  const gone = new Set<string>()
  const conflicts: Conflict[] = []
  const sides: [Side, Side][] = [
    ['theirs', 'mine'],
    ['mine', 'theirs'],
  ]
  for (const [deleter, keeper] of sides) {
    const kept = versions[keeper]
    const isDeleted = (key: string) => base.has(key) && !versions[deleter].has(key)
    for (const [key, { at, blok }] of kept) {
      if (key === rootKey || !isDeleted(key) || (at && isDeleted(at.uid))) continue
      const whole = subtree(kept, key)
      if (whole.some((each) => isTouched(each, base, kept))) {
        const id = `deleted/${key}`
        const chosen = choices[id] ?? keeper
        conflicts.push({
          id,
          uid: key,
          component: blok.component,
          chosen,
          kind: 'deleted',
          deletedBy: deleter,
        })
        if (chosen === keeper) continue
      }
      for (const each of whole) if (!versions[deleter].has(each)) gone.add(each)
    }
  }
  return { gone, conflicts }
}
