import { type Blok, isBlok, isBlokList } from '../blok'

export type Parent = { uid: string; field: string }

/** A block apart from the blocks inside it. */
type Node = {
  blok: Blok
  /** Unset: the root. */
  at: Parent | undefined
  /** The uids in each field that holds blocks. */
  lists: Readonly<Record<string, readonly string[]>>
}

/** A story as a table of its blocks. A rich text with blocks inside is one value: it is merged as a whole. */
export type Flat = ReadonlyMap<string, Node>

/** The root's key in every version: another program may have given it another uid. */
export const rootKey = ''

/** A field that takes one block may hold it without a list. */
export const blokList = (value: unknown): Blok[] | undefined => {
  if (isBlok(value)) return [value]
  return isBlokList(value) ? value : undefined
}

/** A field that was never filled, or was emptied. */
export const isVoid = (value: unknown) =>
  value === undefined || value === '' || value === null || (Array.isArray(value) && value.length === 0)

export function flatten(content: Blok): Flat {
  const flat = new Map<string, Node>()
  const visit = (blok: Blok, key: string, at: Parent | undefined) => {
    const lists: Record<string, string[]> = {}
    for (const [field, value] of Object.entries(blok)) {
      const inner = blokList(value)
      if (!inner) continue
      lists[field] = inner.map(({ _uid }) => _uid)
      for (const each of inner) visit(each, each._uid, { uid: key, field })
    }
    flat.set(key, { blok, at, lists })
  }
  visit(content, rootKey, undefined)
  return flat
}

export const isSameParent = (one: Parent | undefined, other: Parent | undefined) =>
  one?.uid === other?.uid && one?.field === other?.field

/** A block and all blocks inside it, as keys. */
export function subtree(flat: Flat, key: string): string[] {
  const inner = Object.values(flat.get(key)?.lists ?? {}).flat()
  return [key, ...inner.flatMap((each) => subtree(flat, each))]
}
