import { asReferences, referencedUuid } from '@/schemas/content'

/** A story as the content service sends it, as far as its references are concerned. */
export type RelatedStory = { uuid: string; content: Record<string, unknown> }

/** The levels of references that are resolved: those of a story, and those of the stories that it references. */
export const resolveLevel = 2 as const

/** At most this many stories are put into one answer: content that references in all directions would multiply. */
const insertedAtMost = 250

type Node = Record<string, unknown>

const isObject = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isRelatedStory = (value: unknown): value is RelatedStory =>
  isObject(value) && referencedUuid(value) !== undefined && isObject(value.content)

/** A value in content: around it are the stories of `chain`, from the outermost to the one that holds it. */
type Place = {
  node: object
  chain: readonly string[]
  /** Put before the ids of blocks, so that a story that stands on a page twice has different ones. */
  prefix: string
  /** The page has shown this story before: its anchors are taken. */
  isRepeated: boolean
}

const isReference = (node: object, field: string, fields: ReadonlySet<string>) =>
  'component' in node && fields.has(`${node.component}.${field}`)

/** The uuids that content references in some fields. */
export function uuidsIn(content: object, fields: ReadonlySet<string>): Set<string> {
  const uuids = new Set<string>()
  const waiting: object[] = [content]
  for (let node = waiting.pop(); node; node = waiting.pop())
    for (const [field, value] of Object.entries(node)) {
      if (isReference(node, field, fields))
        for (const uuid of asReferences(value).map(referencedUuid)) if (uuid) uuids.add(uuid)
      if (typeof value === 'object' && value !== null) waiting.push(value)
    }
  return uuids
}

/** A block's own id, and no anchor where another block of the page has it. */
function mark(node: Node, { prefix, isRepeated }: Place): void {
  if (prefix !== '' && typeof node.component === 'string' && typeof node._uid === 'string')
    node._uid = `${prefix}-${node._uid}`
  if (!isRepeated) return
  if (typeof node.component === 'string') delete node.anchor
  if (node.type === 'anchor') delete node.attrs
}

/**
 * Puts the known stories into the fields that reference them, in place. A reference stays a uuid when its story is
 * not known, contains it (directly or around), or lies deeper than `resolveLevel`.
 */
export function joinRelations(
  stories: readonly RelatedStory[],
  fields: ReadonlySet<string>,
  known: ReadonlyMap<string, RelatedStory>,
): void {
  let left = insertedAtMost
  for (const root of stories) {
    const shown = new Set<string>()
    const waiting: Place[] = [{ node: root.content, chain: [root.uuid], prefix: '', isRepeated: false }]
    const insert = (value: unknown, prefix: string, { chain, isRepeated }: Place): unknown => {
      const uuid = typeof value === 'string' ? value : ''
      const story = known.get(uuid)
      if (!story || left === 0 || chain.length > resolveLevel || chain.includes(uuid)) return value
      left -= 1
      const copy = structuredClone(story)
      const wasShown = isRepeated || shown.has(uuid)
      shown.add(uuid)
      waiting.push({ node: copy.content, chain: [...chain, uuid], prefix, isRepeated: wasShown })
      return copy
    }
    // The list grows while it is read: stories nearer to the root and to its beginning come first.
    for (const place of waiting) {
      const { node } = place
      if (isObject(node)) mark(node, place)
      for (const [field, value] of Object.entries(node)) {
        if (isReference(node, field, fields)) {
          const uid = '_uid' in node ? node._uid : field
          const joined = asReferences(value).map((entry, index) => insert(entry, `${uid}-${index}`, place))
          Reflect.set(node, field, joined)
        } else if (typeof value === 'object' && value !== null) waiting.push({ ...place, node: value })
      }
    }
  }
}
