import { type Blok, type Path, valueAt, withValueAt } from './blok'
import { isWithin, locate, type Place, placeOf } from './locate'
import { newUid, withNewUids } from './uids'

const listAt = (content: Blok, path: Path): unknown[] => {
  const value = valueAt(content, path)
  if (Array.isArray(value)) return value
  // A field that takes one block may hold it without a list.
  return typeof value === 'object' && value !== null ? [value] : []
}

const pathOfList = (content: Blok, { parent, list }: Pick<Place, 'parent' | 'list'>): Path | undefined => {
  const found = locate(content, parent)
  return found && [...found.path, ...list]
}

/** Sets a field of a block; `undefined` removes it. Content without that block stays as it is. */
export function setField(content: Blok, uid: string, field: string, value: unknown): Blok {
  const found = locate(content, uid)
  if (!found || Object.is(found.blok[field], value)) return content
  const { [field]: _, ...rest } = found.blok
  return withValueAt(content, found.path, value === undefined ? rest : { ...found.blok, [field]: value })
}

/** Puts blocks into a list; an index beyond its end means the end. */
export function insertBloks(content: Blok, place: Place, bloks: readonly Blok[]): Blok {
  const path = pathOfList(content, place)
  if (!path || bloks.length === 0) return content
  const list = listAt(content, path)
  const index = Math.min(Math.max(place.index, 0), list.length)
  return withValueAt(content, path, [...list.slice(0, index), ...bloks, ...list.slice(index)])
}

/** Deletes a block with everything in it. The root of a story cannot be deleted. */
export function removeBlok(content: Blok, uid: string): Blok {
  const place = placeOf(content, uid)
  const path = place && pathOfList(content, place)
  if (!place || !path) return content
  const rest = listAt(content, path).filter((_, index) => index !== place.index)
  return withValueAt(content, path, rest)
}

/**
 * Moves a block to a place that is given as the story is before the move. A block cannot be moved into itself or into a
 * block inside it.
 */
export function moveBlok(content: Blok, uid: string, to: Place): Blok {
  const from = placeOf(content, uid)
  const found = locate(content, uid)
  if (!from || !found || isWithin(content, to.parent, uid) || !locate(content, to.parent)) return content
  const isSameList =
    from.parent === to.parent &&
    from.list.length === to.list.length &&
    from.list.every((step, at) => step === to.list[at])
  const siblings = isSameList ? listAt(content, pathOfList(content, to) ?? []).length : to.index
  const end = Math.min(to.index, siblings)
  const index = isSameList && from.index < end ? end - 1 : end
  if (isSameList && index === from.index) return content
  return insertBloks(removeBlok(content, uid), { ...to, index }, [found.blok])
}

/** A copy behind the block; `uid` is the copy's. Undefined for the root. */
export function duplicateBlok(content: Blok, uid: string): { content: Blok; uid: string } | undefined {
  const place = placeOf(content, uid)
  const found = locate(content, uid)
  if (!place || !found) return undefined
  const copy = withNewUids(found.blok)
  return { content: insertBloks(content, { ...place, index: place.index + 1 }, [copy]), uid: copy._uid }
}

/** A block as an editor adds it: its fields are unset, so that its schema's initial values apply. */
export const emptyBlok = (component: string): Blok => ({ _uid: newUid(), component })
