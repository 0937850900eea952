import type { RichTextDocument, RichTextNode } from '@/schemas/content'

const inline = new Set(['text', 'emoji', 'hard_break', 'image'])

function words(node: RichTextNode): string {
  if (node.type === 'text') return node.text ?? ''
  if (node.type === 'hard_break') return '\n'
  if (node.type === 'emoji') return typeof node.attrs?.emoji === 'string' ? node.attrs.emoji : ''
  const children = node.content ?? []
  const separator = children.every(({ type }) => inline.has(type)) ? '' : '\n'
  return children.map(words).filter(Boolean).join(separator)
}

/** The plain text of a rich text: each paragraph, list entry and table cell on its own line. */
export const plainText = (document: RichTextDocument): string =>
  document.content.map(words).filter(Boolean).join('\n').trim()
