type Node = Record<string, unknown>

const isObject = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A copy of a story's content in which every block has Storyblok's mark `_editable`, by which the bridge in the page
 * finds it. Marks that are there already are replaced: what they say comes from the story alone. Iterative, so that deep
 * content cannot overflow the stack.
 */
export function withEditorMarks<T extends object>(content: T, story: { id: number; space: string }): T {
  const root = structuredClone(content)
  const waiting: object[] = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isObject(node)) mark(node, story)
    for (const value of Object.values(node))
      if (typeof value === 'object' && value !== null) waiting.push(value)
  }
  return root
}

function mark(node: Node, { id, space }: { id: number; space: string }): void {
  delete node._editable
  const { component: name, _uid: uid } = node
  if (typeof name !== 'string' || typeof uid !== 'string') return
  node._editable = `<!--#storyblok#${JSON.stringify({ name, space, uid, id: String(id) })}-->`
}
