import { anchorId } from './dom-id'

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** The words of a node of a rich text and of those in it. */
const wordsOf = (node: Node): string =>
  typeof node.text === 'string' ? node.text : listOf(node.content).map(wordsOf).join('')

/** The ids of the places in a rich text: those that editors gave, and those of its headings by their words. */
function* placesIn(node: Node): Generator<string> {
  for (const mark of listOf(node.marks)) {
    const typed = mark.type === 'anchor' && isNode(mark.attrs) ? mark.attrs.id : undefined
    if (typeof typed === 'string') yield anchorId(typed)
  }
  if (node.type === 'heading') yield anchorId(wordsOf(node))
  for (const inner of listOf(node.content)) yield* placesIn(inner)
}

const deepest = 60

/**
 * The block of type `rich_text` that has each place of a page, by its uid: of two with the same name the first, because
 * ids must be unique on a page.
 */
export function placeOwners(content: unknown): ReadonlyMap<string, string> {
  const owners = new Map<string, string>()
  const visit = (value: unknown, depth: number): void => {
    if (depth > deepest || typeof value !== 'object' || value === null) return
    if (isNode(value) && value.component === 'rich_text' && typeof value._uid === 'string') {
      for (const id of isNode(value.text) ? placesIn(value.text) : [])
        if (id !== '' && !owners.has(id)) owners.set(id, value._uid)
    }
    for (const inner of Object.values(value)) visit(inner, depth + 1)
  }
  visit(content, 0)
  return owners
}
