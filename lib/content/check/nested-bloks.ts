import { deepestNode } from '@/schemas/content'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The lists of blocks inside a rich text, each with its path below the field, down to the depth that is parsed. */
export function bloksInRichText(document: unknown): { path: string; bloks: unknown }[] {
  const found: { path: string; bloks: unknown }[] = []
  const walk = (nodes: unknown, path: string, depth: number) => {
    if (!Array.isArray(nodes) || depth > deepestNode) return
    for (const [index, node] of nodes.entries()) {
      if (!isObject(node)) continue
      const place = `${path}.content[${index}]`
      if (node.type === 'blok' && isObject(node.attrs))
        found.push({ path: `${place}.attrs.body`, bloks: node.attrs.body })
      walk(node.content, place, depth + 1)
    }
  }
  if (isObject(document)) walk(document.content, '', 0)
  return found
}
