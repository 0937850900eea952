import { anchorId } from '@/lib/content/links'
import type { Market } from '@/lib/platform/markets'
import { imageAddress, linkedAlt } from '@/lib/storefront/design/pictures'
import { type RichTextDocument, type RichTextNode, toRawBloks } from '@/schemas/content'
import { alignmentOf, codeClassOf, integerOf, textOf } from './attributes'
import { linkOf, prepareInline, type Scope } from './prepare-inline'
import { prepareTable } from './prepare-table'
import type { HeadingLevel, PreparedDocument, PreparedNode } from './prepared'
import { runsOf, wordsOf } from './runs'

const levelOf = ({ attrs }: RichTextNode) =>
  Math.min(6, Math.max(1, integerOf(attrs, 'level') ?? 2)) as HeadingLevel

/** The id of a heading by its words, on a page that knows its places; a place of that name before it keeps it. */
function headingId(node: RichTextNode, { ids, owns }: Scope): { id?: string } {
  const id = owns ? anchorId(wordsOf(node)) : ''
  if (id === '' || ids.has(id) || !owns?.(id)) return {}
  ids.add(id)
  return { id }
}

/** Groups inline nodes into the element that `wrap` gives, and prepares blocks between the groups. */
const flow = (
  nodes: readonly RichTextNode[] | undefined,
  scope: Scope,
  wrap: (content: PreparedNode[]) => PreparedNode,
): PreparedNode[] =>
  runsOf(nodes).flatMap((run) => {
    if (!run.inline) return block(run.node, scope)
    const content = prepareInline(run.nodes, scope)
    return content.length > 0 ? wrap(content) : []
  })

const paragraph = (nodes: readonly RichTextNode[] | undefined, scope: Scope, align = ''): PreparedNode[] =>
  flow(nodes, scope, (content) => ({ type: 'paragraph', attrs: { align }, content }))

/** The content of a list item or a cell; a single paragraph gets no element of its own. */
function tight(nodes: readonly RichTextNode[] = [], scope: Scope): PreparedNode[] {
  const [only] = nodes
  const text =
    nodes.length === 1 && only?.type === 'paragraph' && !alignmentOf(only.attrs) ? only.content : nodes
  return runsOf(text).flatMap((run) =>
    run.inline ? prepareInline(run.nodes, scope) : block(run.node, scope),
  )
}

/** What is in a list without being an item becomes one. */
const listItems = ({ content = [] }: RichTextNode, scope: Scope): PreparedNode[] =>
  content.map((child) => ({
    type: 'list_item',
    attrs: undefined,
    content: tight(child.type === 'list_item' ? child.content : [child], scope),
  }))

function orderedList(node: RichTextNode, scope: Scope): PreparedNode {
  const order = integerOf(node.attrs, 'order')
  const start = order !== undefined && order !== 1 && Math.abs(order) < 100_000 ? order : undefined
  return { type: 'ordered_list', attrs: { start }, content: listItems(node, scope) }
}

function figure(node: RichTextNode, scope: Scope): PreparedNode[] {
  const src = textOf(node.attrs, 'src')
  if (!src || !imageAddress(src)) return []
  const title = textOf(node.attrs, 'title')
  const alt = textOf(node.attrs, 'alt') ?? ''
  const link = linkOf(node, scope)
  const image: PreparedNode = {
    type: 'image',
    attrs: { src, alt: link ? linkedAlt(link.href, alt, title) : alt },
  }
  const content: PreparedNode[] = [link ? { type: 'link', attrs: link, content: [image] } : image]
  if (title && title !== alt)
    content.push({ type: 'caption', attrs: undefined, content: [{ type: 'text', text: title }] })
  return [{ type: 'figure', attrs: undefined, content }]
}

function block(node: RichTextNode, scope: Scope): PreparedNode[] {
  const { type, attrs, content } = node
  switch (type) {
    case 'paragraph':
      return paragraph(content, scope, alignmentOf(attrs))
    case 'heading': {
      const shared = { level: levelOf(node), align: alignmentOf(attrs), ...headingId(node, scope) }
      return flow(content, scope, (words) => ({ type, attrs: shared, content: words }))
    }
    case 'blockquote':
      return [{ type, attrs: undefined, content: paragraph(content, scope) }]
    case 'bullet_list':
      return [{ type, attrs: undefined, content: listItems(node, scope) }]
    case 'ordered_list':
      return [orderedList(node, scope)]
    case 'code_block': {
      const code: PreparedNode = { type: 'text', text: wordsOf(node) }
      return [{ type, attrs: { className: codeClassOf(attrs) }, content: [code] }]
    }
    case 'horizontal_rule':
      return [{ type, attrs: undefined }]
    case 'image':
      return figure(node, scope)
    case 'blok': {
      const bloks = toRawBloks(attrs?.body)
      return bloks.length > 0 ? [{ type: 'bloks', attrs: { bloks } }] : []
    }
    case 'table':
      return prepareTable(node, (nodes) => tight(nodes, scope))
    default:
      // `runsOf` leaves no other type.
      return []
  }
}

/**
 * Brings a document into the shape that is rendered: unknown nodes are reduced to their words, pictures and blocks
 * stand beside paragraphs, links are resolved in the market and joined, and every attribute is checked.
 */
export const prepareDocument = (
  document: RichTextDocument,
  market: Market,
  owns?: (id: string) => boolean,
): PreparedDocument => ({
  type: 'doc',
  content: paragraph(document.content, { market, ids: new Set(), ...(owns && { owns }) }),
})
