import {
  allBloks,
  type Blok,
  isBlok,
  isWithin,
  locate,
  moveBlok,
  type Place,
  placeOf,
  type Snapshot,
  valueAt,
} from '../model'

/**
 * The blocks on which a command works, from top to bottom: the one that it names, and, where that is the selected one, what
 * is chosen beside it. A block goes with the one that it stands in, and the story itself is none of several.
 */
export function chosenIn({ content, selected, also = [] }: Snapshot, uid: string): readonly string[] {
  if (uid !== selected && !also.includes(uid)) return [uid]
  if (also.length === 0) return [uid]
  const all = new Set([selected, ...also])
  all.delete(content._uid)
  const isInside = (one: string) => [...all].some((other) => other !== one && isWithin(content, one, other))
  return allBloks(content)
    .map(({ blok }) => blok._uid)
    .filter((one) => all.has(one) && !isInside(one))
}

/**
 * What is selected once blocks are deleted: the next one in the list of the last of them, else the one before the first,
 * else the block around the last.
 */
export function besides(content: Blok, uids: readonly string[]): string {
  const siblingsOf = (uid: string | undefined) => {
    const place = uid === undefined ? undefined : placeOf(content, uid)
    const list = place && valueAt(locate(content, place.parent)?.blok, place.list)
    return place && Array.isArray(list) ? { place, list: list.filter(isBlok) } : undefined
  }
  const stays = ({ _uid }: Blok) => !uids.includes(_uid)
  const [first, last] = [siblingsOf(uids[0]), siblingsOf(uids.at(-1))]
  const next = last?.list.slice(last.place.index + 1).find(stays)
  const previous = first?.list.slice(0, first.place.index).findLast(stays)
  return (next ?? previous)?._uid ?? last?.place.parent ?? content._uid
}

/** What is chosen once a line is pressed with the key that adds it, or takes it away again. */
export function toggled(
  { selected, also = [] }: Snapshot,
  uid: string,
): { selected: string; also: string[] } {
  if (uid === selected) {
    const [next = uid, ...rest] = also
    return { selected: next, also: rest }
  }
  if (also.includes(uid)) return { selected, also: also.filter((one) => one !== uid) }
  return { selected: uid, also: [...also, selected] }
}

/** All lines from one to another, of which the last is selected. */
export function ranged(
  order: readonly string[],
  from: string,
  to: string,
): { selected: string; also: string[] } {
  const [one, other] = [order.indexOf(from), order.indexOf(to)]
  if (one < 0 || other < 0) return { selected: to, also: [] }
  const lines = order.slice(Math.min(one, other), Math.max(one, other) + 1)
  return { selected: to, also: lines.filter((uid) => uid !== to) }
}

/** All lines but that of the story itself; the selected one stays so, where it is none of them the first is. */
export function allChosen(
  order: readonly string[],
  story: string,
  selected: string,
): { selected: string; also: string[] } {
  const lines = order.filter((uid) => uid !== story)
  const stays = lines.includes(selected) ? selected : (lines[0] ?? selected)
  return { selected: stays, also: lines.filter((uid) => uid !== stays) }
}

const isSameList = (one: Place, other: Place) =>
  one.parent === other.parent && one.list.join('/') === other.list.join('/')

/** Whether all blocks stand in one list. */
export function isOneList(content: Blok, uids: readonly string[]): boolean {
  const places = uids.map((uid) => placeOf(content, uid))
  const [first] = places
  return first !== undefined && places.every((place) => place !== undefined && isSameList(place, first))
}

/** Blocks of one list a step up or down; undefined where they stand in several, or at the end. */
export function stepped(content: Blok, uids: readonly string[], step: -1 | 1): Blok | undefined {
  if (!isOneList(content, uids)) return undefined
  const inOrder = step === 1 ? uids.toReversed() : uids
  let story = content
  for (const uid of inOrder) {
    const place = placeOf(story, uid)
    if (!place || place.index + step < 0) return undefined
    const next = moveBlok(story, uid, { ...place, index: place.index + (step === 1 ? 2 : -1) })
    if (next === story) return undefined
    story = next
  }
  return story
}

/** Blocks one behind the other at a place that is given as the story is before the move. */
export function movedTo(content: Blok, uids: readonly string[], place: Place): Blok {
  const [first, ...others] = uids
  if (first === undefined) return content
  let story = moveBlok(content, first, place)
  let last = first
  for (const uid of others) {
    const at = placeOf(story, last)
    if (!at) return content
    story = moveBlok(story, uid, { ...at, index: at.index + 1 })
    last = uid
  }
  return story
}
