import type { ReactNode } from 'react'
import type { BlockContext } from '@/lib/storefront/blocks'
import type { RawBlok, RichTextNode } from '@/schemas/content'

/** What every node of one document shares while it is rendered. */
export type Scope = {
  context: BlockContext
  render: (bloks: readonly RawBlok[]) => ReactNode
  /** Ids already given in this document: a text that is split by a mark carries its anchor once. */
  ids: Set<string>
  /** A link cannot hold another. */
  inLink?: boolean
}

/** Nodes that flow within a line. */
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

/** Whether a node may stand within a paragraph; one of an unknown type is what its content is. */
export function isInline(node: RichTextNode): boolean {
  if (inlineTypes.has(node.type)) return true
  return !blockTypes.has(node.type) && (node.content ?? []).every(isInline)
}

/** The node's own words and those inside it. */
export function wordsOf(node: RichTextNode): string {
  if (node.type === 'hard_break') return '\n'
  return node.text ?? (node.content ?? []).map(wordsOf).join('')
}

export type Run = { inline: true; nodes: RichTextNode[] } | { inline: false; node: RichTextNode }

/**
 * Children as runs of text and the blocks between them. The content service allows a picture or a block within a
 * paragraph; HTML does not, and a browser that repairs it makes another tree than React expects.
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
