import type { Editor } from '@tiptap/react'

/** The marks with a button, and the sign on it. */
export const marks = [
  { name: 'bold', sign: 'B', className: 'font-bold' },
  { name: 'italic', sign: 'I', className: 'italic' },
  { name: 'underline', sign: 'U', className: 'underline' },
  { name: 'strike', sign: 'S', className: 'line-through' },
  { name: 'code', sign: '‹›', className: '' },
  { name: 'subscript', sign: 'x₂', className: '' },
  { name: 'superscript', sign: 'x²', className: '' },
  { name: 'highlight', sign: 'A', className: 'bg-companion-4 px-1' },
] as const

/** The kinds of paragraphs that can be chosen, and the styles that pages know. */
export const kinds = ['paragraph', 'h2', 'h3', 'h4', 'h5', 'h6', 'code_block'] as const
export type Kind = (typeof kinds)[number] | 'h1'
export const styles = ['lead', 'small', 'quiet', 'accent', 'uppercase', 'nowrap', 'display'] as const
export const alignments = ['left', 'center', 'right', 'justify'] as const

const toggles = ['bullet_list', 'ordered_list', 'blockquote', 'link', 'anchor']

export type ToolState = {
  on: readonly string[]
  kind: Kind
  align: string
  style: string
  inTable: boolean
}

const restOf = (attrs: Record<string, unknown>) => (attrs.rest ?? {}) as Record<string, unknown>

/** What applies to the selection. */
export function toolState(editor: Editor): ToolState {
  const level = editor.isActive('heading') ? Number(editor.getAttributes('heading').level) : 0
  const block = level ? 'heading' : 'paragraph'
  return {
    on: [...marks.map(({ name }) => name), ...toggles].filter((name) => editor.isActive(name)),
    kind: editor.isActive('code_block') ? 'code_block' : level ? (`h${level}` as Kind) : 'paragraph',
    align: String(editor.getAttributes(block).textAlign ?? ''),
    style: String(restOf(editor.getAttributes('styled')).class ?? ''),
    inTable: editor.isActive('table'),
  }
}

export function setKind(editor: Editor, kind: Kind): void {
  const chain = editor.chain().focus()
  if (kind === 'paragraph' || kind === 'code_block') chain.setNode(kind).run()
  else chain.setNode('heading', { level: Number(kind.slice(1)) }).run()
}

export function setStyle(editor: Editor, style: string): void {
  const chain = editor.chain().focus().extendMarkRange('styled')
  if (style) chain.setMark('styled', { rest: { class: style } }).run()
  else chain.unsetMark('styled').run()
}

export function setAlignment(editor: Editor, align: string): void {
  const block = editor.isActive('heading') ? 'heading' : 'paragraph'
  editor
    .chain()
    .focus()
    .updateAttributes(block, { textAlign: align || null })
    .run()
}
