import { mostMarks, type RichTextNode } from '@/schemas/content'

const inlineTypes = new Set(['text', 'hard_break', 'emoji'])
const blockTypes = new Set([
  'heading',
  'paragraph',
  'blockquote',
  'bullet_list',
  'ordered_list',
  'code_block',
  'horizontal_rule',
  'image',
  'blok',
  'table',
])

/** Replaces nodes of unknown types, and parts of lists and tables outside them, by their content. It wears their marks. */
const known = (nodes: readonly RichTextNode[] = [], outer: RichTextNode['marks'] = []): RichTextNode[] =>
  nodes.flatMap((node) => {
    const marks = [...outer, ...(node.marks ?? [])].slice(0, mostMarks)
    return inlineTypes.has(node.type) || blockTypes.has(node.type)
      ? { ...node, marks }
      : known(node.content, marks)
  })

type Run = { inline: true; nodes: RichTextNode[] } | { inline: false; node: RichTextNode }

/**
 * Splits children into runs of inline nodes and the blocks between them. The content service allows a picture or a
 * block inside a paragraph, but HTML does not: the browser would repair the tree and hydration would fail.
 */
export function runsOf(nodes: readonly RichTextNode[] | undefined): Run[] {
  const runs: Run[] = []
  for (const node of known(nodes)) {
    const last = runs.at(-1)
    if (!inlineTypes.has(node.type)) runs.push({ inline: false, node })
    else if (last?.inline) last.nodes.push(node)
    else runs.push({ inline: true, nodes: [node] })
  }
  return runs
}

/** The text of a node and its descendants. */
export function wordsOf(node: RichTextNode): string {
  if (node.type === 'hard_break') return '\n'
  return node.text ?? (node.content ?? []).map(wordsOf).join('')
}
