export type ContentNode = Record<string, unknown>

export const isNode = (value: unknown): value is ContentNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value in the content of a story, with its path there and the block in which it stands. */
export type Visited = { value: ContentNode; path: string; blok: ContentNode; blokPath: string }

/** Every object in a story's content, in its order. Iterative, so that deep content cannot overflow the stack. */
export function visitedIn(content: ContentNode): Visited[] {
  const visited: Visited[] = []
  const waiting: (Omit<Visited, 'value'> & { value: unknown })[] = [
    { value: content, path: '', blok: content, blokPath: '' },
  ]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next
    if (typeof value !== 'object' || value === null) continue
    const isBlok = isNode(value) && typeof value.component === 'string'
    const { blok, blokPath } = isBlok ? { blok: value as ContentNode, blokPath: path } : next
    if (isNode(value)) visited.push({ value, path, blok, blokPath })
    for (const [key, inner] of Object.entries(value).reverse()) {
      const at = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`
      waiting.push({ value: inner, path: at, blok, blokPath })
    }
  }
  return visited
}
