import { isTablePart } from '@/schemas/content'

export type CountedChanges = { changed: number; added: number; removed: number }

/** Whether a draft is the same as what is published. */
export const isUnchanged = ({
  changed,
  added,
  removed,
  formerName,
}: CountedChanges & { formerName?: string }): boolean => changed + added + removed === 0 && !formerName

type Content = Record<string, unknown>
const isObject = (value: unknown): value is Content => typeof value === 'object' && value !== null
const isBlock = (value: unknown): value is Content & { _uid: string } =>
  isObject(value) &&
  typeof value.component === 'string' &&
  typeof value._uid === 'string' &&
  !isTablePart(value)

/** The values of each block without those of the blocks in it, of which only the place counts. */
function blocksOf(content: Content): Map<string, string> {
  const found = new Map<string, string>()
  const own = (value: unknown): unknown => {
    if (isBlock(value) && value !== content) {
      add(value)
      return { _uid: value._uid }
    }
    if (Array.isArray(value)) return value.map(own)
    if (!isObject(value)) return value
    const keys = Object.keys(value).sort()
    return Object.fromEntries(keys.map((key) => [key, own(value[key])]))
  }
  const add = (block: Content) => {
    const keys = Object.keys(block).sort()
    const values = keys.map((key) => [key, own(block[key])])
    found.set(block === content ? '' : String(block._uid), JSON.stringify(values))
  }
  add(content)
  return found
}

/** How many blocks are other ones in the draft than in what is published. */
export function countChanges(published: Content, draft: Content): CountedChanges {
  const [before, after] = [blocksOf(published), blocksOf(draft)]
  const keys = [...after.keys()]
  return {
    changed: keys.filter((key) => before.has(key) && before.get(key) !== after.get(key)).length,
    added: keys.filter((key) => !before.has(key)).length,
    removed: [...before.keys()].filter((key) => !after.has(key)).length,
  }
}
