/** A node of a document, in the content service's format and in the editor's. */
export type DocumentNode = {
  type: string
  text?: string
  attrs?: Record<string, unknown>
  marks?: { type: string; attrs?: Record<string, unknown> }[]
  content?: DocumentNode[]
}

export const isNode = (value: unknown): value is DocumentNode =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  (value.type !== 'text' || ('text' in value && typeof value.text === 'string'))

export const childrenOf = (node: { content?: unknown }): DocumentNode[] =>
  Array.isArray(node.content) ? node.content.filter(isNode) : []

export const attrsOf = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined

export const inlineTypes = ['text', 'hard_break', 'emoji', 'image'] as const
export const markTypes = [
  'bold',
  'strong',
  'italic',
  'underline',
  'strike',
  'code',
  'subscript',
  'superscript',
  'link',
  'anchor',
  'styled',
  'textStyle',
  'highlight',
] as const

/** What the editor does not know is kept in these, as it came. */
export const unknown = { block: 'unknown', inline: 'unknownInline', mark: 'unknownMark' } as const
