import { fromEditorAttrs } from './attributes'
import { childrenOf, type DocumentNode, unknown } from './node'

const fromMark = ({ type, attrs }: NonNullable<DocumentNode['marks']>[number]) => {
  const rest = attrs?.rest as Record<string, unknown> | null | undefined
  if (type === unknown.mark) return rest as unknown as { type: string }
  return rest ? { type, attrs: rest } : { type }
}

/** Whether it is the line that the editor adds behind the last node, with nothing in it. */
const isLastLine = (node: DocumentNode, index: number, all: readonly DocumentNode[]) =>
  node.attrs?.isLastLine === true && index > 0 && index === all.length - 1 && childrenOf(node).length === 0

/** A document of the editor in the content service's format. */
export function fromEditor(node: DocumentNode): DocumentNode {
  const { type, text, marks = [] } = node
  if (type === unknown.block || type === unknown.inline) return node.attrs?.rest as DocumentNode
  const attrs = fromEditorAttrs(type, node.attrs)
  const content = childrenOf(node)
    .filter((child, index, all) => type !== 'doc' || !isLastLine(child, index, all))
    .map(fromEditor)
  return {
    type,
    ...(text !== undefined && { text }),
    ...(attrs && { attrs }),
    ...(marks.length > 0 && { marks: marks.map(fromMark) }),
    ...(content.length > 0 && { content }),
  }
}
