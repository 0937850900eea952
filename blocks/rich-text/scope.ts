import type { ReactNode } from 'react'
import type { BlockContext } from '@/lib/storefront/blocks'
import type { RawBlok, RichTextNode } from '@/schemas/content'

/** State shared by the nodes of one document during rendering. */
export type Scope = {
  context: BlockContext
  render: (bloks: readonly RawBlok[]) => ReactNode
  /** Ids already used in this document: a text split by a mark repeats its anchor. */
  ids: Set<string>
  /** Links cannot be nested. */
  inLink?: boolean
}

/** Inline node types. */
const inlineTypes = new Set(['text', 'hard_break', 'emoji'])
const blockTypes = new Set([
  'heading',
  'paragraph',
  'blockquote',
  'bullet_list',
  'ordered_list',
  'list_item',
  'code_block',
  'horizontal_rule',
  'image',
  'blok',
  'table',
  'tableRow',
  'tableCell',
  'tableHeader',
])

/** Whether a node may be inside a paragraph; for an unknown type, its content decides. */
function isInline(node: RichTextNode): boolean {
  if (inlineTypes.has(node.type)) return true
  return !blockTypes.has(node.type) && (node.content ?? []).every(isInline)
}

/** The text of a node and its descendants. */
export function wordsOf(node: RichTextNode): string {
  if (node.type === 'hard_break') return '\n'
  return node.text ?? (node.content ?? []).map(wordsOf).join('')
}

type Run = { inline: true; nodes: RichTextNode[] } | { inline: false; node: RichTextNode }

/**
 * Splits children into runs of inline nodes and the blocks between them. The content service allows a picture or a
 * block inside a paragraph, but HTML does not: the browser would repair the tree and hydration would fail.
 */
export function runsOf(nodes: readonly RichTextNode[] = []): Run[] {
  const runs: Run[] = []
  for (const node of nodes) {
    const last = runs.at(-1)
    if (!isInline(node)) runs.push({ inline: false, node })
    else if (last?.inline) last.nodes.push(node)
    else runs.push({ inline: true, nodes: [node] })
  }
  return runs
}
