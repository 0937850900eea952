const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Nodes that are seen without a word. */
const things: ReadonlySet<unknown> = new Set(['image', 'blok', 'emoji', 'horizontal_rule'])

/**
 * Whether a node of a rich text has something to be read or seen: words, a picture, a line, a block. An emptied editor still
 * sends a document: one empty paragraph.
 */
export function showsSomething(node: unknown): boolean {
  if (!isObject(node)) return false
  const { type, text, content } = node
  return (
    things.has(type) ||
    (typeof text === 'string' && text.trim() !== '') ||
    (Array.isArray(content) && content.some(showsSomething))
  )
}
