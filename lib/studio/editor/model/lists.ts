import type { BlockForms, FieldForm } from '@/lib/studio/forms'
import { type Blok, isBlok, isObject, type Path } from './blok'
import { allBloks, isWithin, type Place, placeOf } from './locate'

/** A list of a block that holds blocks: a field, or a place in a rich text. */
export type BlokList = {
  path: Path
  field: FieldForm
  bloks: readonly Blok[]
}

const bloksIn = (value: unknown): Blok[] => {
  if (isBlok(value)) return [value]
  return Array.isArray(value) ? value.filter(isBlok) : []
}

/** The places of a rich text that hold blocks, each with its path below the field. */
function placesInText(value: unknown, path: Path): { path: Path; bloks: Blok[] }[] {
  if (!isObject(value)) return []
  if (value.type === 'blok' && isObject(value.attrs) && Array.isArray(value.attrs.body))
    return [{ path: [...path, 'attrs', 'body'], bloks: bloksIn(value.attrs.body) }]
  return (Array.isArray(value.content) ? value.content : []).flatMap((child, index) =>
    placesInText(child, [...path, 'content', index]),
  )
}

/** The lists of a block in the order of its form. A block without a form has none. */
export function listsOf(blok: Blok, forms: BlockForms): BlokList[] {
  const form = Object.hasOwn(forms, blok.component) ? forms[blok.component] : undefined
  return (form?.fields ?? []).flatMap((field): BlokList[] => {
    if (field.type === 'bloks') return [{ path: [field.name], field, bloks: bloksIn(blok[field.name]) }]
    if (field.type !== 'richtext') return []
    return placesInText(blok[field.name], [field.name]).map((place) => ({ ...place, field }))
  })
}

/** Whether a list takes one more block of a kind. */
const takes = ({ field, bloks }: BlokList, component: string): boolean =>
  (field.allow ?? []).includes(component) && bloks.length < (field.maximum ?? Number.POSITIVE_INFINITY)

/** The kinds of blocks for which a story has room somewhere. */
export function componentsWithRoom(content: Blok, forms: BlockForms): Set<string> {
  const lists = allBloks(content).flatMap(({ blok }) => listsOf(blok, forms))
  return new Set(
    lists.flatMap((list) => (list.field.allow ?? []).filter((component) => takes(list, component))),
  )
}

const isSamePath = (one: Path, other: Path): boolean =>
  one.length === other.length && one.every((step, index) => step === other[index])

const listOfPlace = (find: (uid: string) => Blok | undefined, forms: BlockForms, { parent, list }: Place) => {
  const blok = find(parent)
  return blok && listsOf(blok, forms).find(({ path }) => isSamePath(path, list))
}

export type Where = 'before' | 'after' | 'inside'

/**
 * The place beside or inside a block where another of a kind is allowed; undefined when there is none. A block that is
 * moved inside its own list does not count against the list's maximum.
 */
export function placeBeside(
  content: Blok,
  find: (uid: string) => Blok | undefined,
  forms: BlockForms,
  target: string,
  component: string,
  where: Where,
  moved?: string,
): Place | undefined {
  if (moved !== undefined && isWithin(content, target, moved)) return undefined
  if (where === 'inside') {
    const blok = find(target)
    const list = blok && listsOf(blok, forms).find((each) => takes(each, component))
    return list && { parent: target, list: list.path, index: list.bloks.length }
  }
  const place = placeOf(content, target)
  const list = place && listOfPlace(find, forms, place)
  if (!place || !list) return undefined
  const staysInList = moved !== undefined && list.bloks.some(({ _uid }) => _uid === moved)
  const fits = staysInList ? (list.field.allow ?? []).includes(component) : takes(list, component)
  return fits ? { ...place, index: place.index + (where === 'after' ? 1 : 0) } : undefined
}

/** Whether blocks that are moved fit into a list all together. Those that stand in it already need no more room. */
export function fitTogether(
  find: (uid: string) => Blok | undefined,
  forms: BlockForms,
  place: Place,
  moved: readonly Blok[],
): boolean {
  const list = listOfPlace(find, forms, place)
  if (!list) return false
  const { allow = [], maximum = Number.POSITIVE_INFINITY } = list.field
  const coming = moved.filter(({ _uid }) => !list.bloks.some((own) => own._uid === _uid))
  return (
    moved.every(({ component }) => allow.includes(component)) && list.bloks.length + coming.length <= maximum
  )
}

/**
 * Where a block is added while another one is selected, as long as nobody says where: inside one that holds blocks, else
 * behind it. What holds nothing but its own entries, such as an accordion, is no such container.
 */
export function usualWhere(blok: Blok | undefined, forms: BlockForms): Where {
  const kinds = blok ? listsOf(blok, forms).flatMap(({ field }) => field.allow ?? []) : []
  return kinds.some((name) => forms[name]?.kind === 'block') ? 'inside' : 'after'
}
