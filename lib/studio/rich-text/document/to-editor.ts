import { toEditorAttrs } from './attributes'
import { attrsOf, childrenOf, type DocumentNode, inlineTypes, isNode, markTypes, unknown } from './node'

const isInline = ({ type }: DocumentNode) => (inlineTypes as readonly string[]).includes(type)
const isKnownMark = (type: string) => (markTypes as readonly string[]).includes(type)

/** A text has each known mark once; a mark that is not known is kept beside them. */
function toMarks(value: unknown): DocumentNode['marks'] {
  const given = Array.isArray(value) ? value.filter((each) => typeof attrsOf(each)?.type === 'string') : []
  const seen = new Set<string>()
  return given.flatMap((mark: { type: string; attrs?: unknown }) => {
    const isKnown = isKnownMark(mark.type)
    const key = isKnown ? mark.type : JSON.stringify(mark)
    if (seen.has(key)) return []
    seen.add(key)
    return isKnown
      ? [{ type: mark.type, attrs: { rest: attrsOf(mark.attrs) ?? null } }]
      : [{ type: unknown.mark, attrs: { rest: mark } }]
  })
}

const withMarks = (node: DocumentNode, marks: DocumentNode['marks'] = []): DocumentNode =>
  marks.length > 0 ? { ...node, marks } : node

function toInline(node: DocumentNode): DocumentNode[] {
  if (node.type === 'text')
    return node.text ? [withMarks({ type: 'text', text: node.text }, toMarks(node.marks))] : []
  const attrs = { rest: attrsOf(node.attrs) ?? null }
  return [withMarks({ type: node.type, attrs }, toMarks(node.marks))]
}

/** Runs of inline nodes, each wrapped, and the blocks between them. */
function flow(
  nodes: DocumentNode[],
  wrap: (content: DocumentNode[]) => DocumentNode,
  isTextBlock: boolean,
): DocumentNode[] {
  const result: DocumentNode[] = []
  let run: DocumentNode[] = []
  const end = () => {
    if (run.length > 0) result.push(wrap(run))
    run = []
  }
  for (const node of nodes) {
    if (isInline(node)) run.push(...toInline(node))
    else if (isTextBlock && !isKnownBlock(node.type))
      run.push({ type: unknown.inline, attrs: { rest: node } })
    else {
      end()
      result.push(...toBlock(node))
    }
  }
  end()
  return result
}

const paragraph = (content: DocumentNode[] = []): DocumentNode => ({
  type: 'paragraph',
  attrs: toEditorAttrs('paragraph', undefined),
  ...(content.length > 0 && { content }),
})

/** The content of a container: at least one block, with loose text in paragraphs. */
const blocks = (nodes: DocumentNode[]): DocumentNode[] => {
  const content = flow(nodes, paragraph, false)
  return content.length > 0 ? content : [paragraph()]
}

const textBlock = (node: DocumentNode): DocumentNode[] => {
  const attrs = toEditorAttrs(node.type, attrsOf(node.attrs))
  const content = flow(childrenOf(node), (run) => ({ type: node.type, attrs, content: run }), true)
  return content.length > 0 ? content : [{ type: node.type, attrs }]
}

const kept = (node: DocumentNode): DocumentNode[] => [{ type: unknown.block, attrs: { rest: node } }]

const container = (node: DocumentNode, content: DocumentNode[]): DocumentNode[] => [
  { type: node.type, attrs: toEditorAttrs(node.type, attrsOf(node.attrs)), content },
]

const list = (node: DocumentNode): DocumentNode[] => {
  const content = childrenOf(node).flatMap((child) =>
    child.type === 'list_item'
      ? container(child, blocks(childrenOf(child)))
      : [{ type: 'list_item', attrs: { rest: null }, content: blocks([child]) }],
  )
  return content.length > 0 ? container(node, content) : []
}

const isCell = ({ type }: DocumentNode) => type === 'tableCell' || type === 'tableHeader'

/** A table that is not made of rows of cells is kept as it is. */
function table(node: DocumentNode): DocumentNode[] {
  const rows = childrenOf(node)
  const isWhole =
    rows.length > 0 &&
    rows.every((row) => row.type === 'tableRow' && row.content?.length && childrenOf(row).every(isCell))
  if (!isWhole) return kept(node)
  const cells = (row: DocumentNode) =>
    childrenOf(row).flatMap((cell) => container(cell, blocks(childrenOf(cell))))
  return container(
    node,
    rows.flatMap((row) => container(row, cells(row))),
  )
}

const leaf = (node: DocumentNode): DocumentNode[] => [
  { type: node.type, attrs: { rest: attrsOf(node.attrs) ?? null } },
]

const byType = new Map<string, (node: DocumentNode) => DocumentNode[]>([
  ['paragraph', textBlock],
  ['heading', textBlock],
  ['code_block', textBlock],
  ['blockquote', (node) => container(node, blocks(childrenOf(node)))],
  ['bullet_list', list],
  ['ordered_list', list],
  ['table', table],
  ['horizontal_rule', leaf],
  ['blok', leaf],
])

const isKnownBlock = (type: string) => byType.has(type)
const toBlock = (node: DocumentNode): DocumentNode[] => (byType.get(node.type) ?? kept)(node)

/**
 * A rich text for the editor. Text that old editors left outside of paragraphs gets some, and nodes that the editor does
 * not know stay as they are.
 */
export function toEditor(value: unknown): DocumentNode {
  if (typeof value === 'string') {
    const lines = value.split(/\n{2,}/).filter((line) => line.trim() !== '')
    return {
      type: 'doc',
      content: blocks(lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }))),
    }
  }
  return { type: 'doc', content: blocks(isNode(value) ? childrenOf(value) : []) }
}
