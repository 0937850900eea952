import type { Blok } from '../blok'
import { isSame } from '../same'
import { withUniqueUids } from '../uids'
import type { Choices, Conflict, Side } from './conflicts'
import { blokList, flatten, isVoid, rootKey } from './flatten'
import { isOrderDisputed, mergeOrder } from './order'
import { mergePlaces } from './places'
import { deletedKeys } from './presence'

export type Merged = { content: Blok; conflicts: Conflict[] }

/** The value of a field that only one side changed; undefined when both did, in different ways. */
function agreed(base: unknown, mine: unknown, theirs: unknown): { value: unknown } | undefined {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine }
  return isSame(base, mine) ? { value: theirs } : undefined
}

/**
 * Merges two versions of a story that began as `base`, by block and by field. What only one side changed is taken over.
 * Where both changed the same thing, `choices` decides by the conflict's id; without a choice mine counts, and a block
 * that one side deleted stays if the other changed it.
 */
export function mergeStories(base: Blok, mine: Blok, theirs: Blok, choices: Choices = {}): Merged {
  const before = flatten(base)
  const versions: Record<Side, ReturnType<typeof flatten>> = { mine: flatten(mine), theirs: flatten(theirs) }
  const { gone, conflicts } = deletedKeys(before, versions, choices)
  const keys = new Set([...versions.mine.keys(), ...versions.theirs.keys()].filter((key) => !gone.has(key)))
  const placed = mergePlaces(keys, before, versions, choices)
  conflicts.push(...placed.conflicts)
  const bloks = { base: before, mine: versions.mine, theirs: versions.theirs }

  const listOf = (key: string, field: string): string[] => {
    const [was, my, their] = [before, versions.mine, versions.theirs].map(
      (flat) => flat.get(key)?.lists[field] ?? [],
    ) as [readonly string[], readonly string[], readonly string[]]
    const members = [...placed.places].filter(([, at]) => at.uid === key && at.field === field)
    const inside = new Set(members.map(([each]) => each))
    const id = `order/${key}/${field}`
    const [stays, other] = choices[id] === 'theirs' ? [their, my] : [my, their]
    if (
      isOrderDisputed(
        was.filter((each) => inside.has(each)),
        my,
        their,
      )
    ) {
      const around = versions.mine.get(key)?.blok ?? versions.theirs.get(key)?.blok
      conflicts.push({
        ...{ id, uid: around?._uid ?? '', component: around?.component ?? '' },
        ...{ chosen: choices[id] ?? 'mine', kind: 'order', field },
      })
    }
    return mergeOrder(inside, was, stays, other)
  }

  const build = (key: string): Blok => {
    const [was, my, their] = [bloks.base, bloks.mine, bloks.theirs].map((flat) => flat.get(key)?.blok)
    const template = my ?? their
    if (!template) throw new Error(`No version has the block ${key}`)
    const both = my !== undefined && their !== undefined
    const built: Blok = { _uid: template._uid, component: template.component }
    const placedFields = [...placed.places.values()]
      .filter(({ uid }) => uid === key)
      .map(({ field }) => field)
    for (const field of new Set([...Object.keys(my ?? {}), ...Object.keys(their ?? {}), ...placedFields])) {
      if (field === '_uid') continue
      const values = [was?.[field], my?.[field], their?.[field]]
      const isList = placedFields.includes(field) || values.some((value) => blokList(value) !== undefined)
      const isAtom = values.some((value) => !isVoid(value) && blokList(value) === undefined)
      if (isList && !isAtom) {
        const inner = listOf(key, field).map(build)
        const empty = values.slice(1).filter(isVoid)
        const value = inner.length > 0 ? inner : both && empty.length > 0 ? empty[0] : []
        if (value !== undefined) built[field] = value
        continue
      }
      if (!both) {
        built[field] = template[field]
        continue
      }
      const known = agreed(...(values as [unknown, unknown, unknown]))
      let value = known?.value
      if (!known) {
        const id = `field/${key}/${field}`
        const chosen = choices[id] ?? 'mine'
        const [base, mine, theirs] = values
        value = chosen === 'mine' ? mine : theirs
        conflicts.push({
          id,
          uid: template._uid,
          component: template.component,
          chosen,
          kind: 'field',
          field,
          base,
          mine,
          theirs,
        })
      }
      if (value !== undefined) built[field] = value
    }
    return built
  }
  // A value that is merged as a whole may bring a block which also stands elsewhere.
  return { content: withUniqueUids(build(rootKey)), conflicts }
}
