import { z } from 'zod'
import { type FieldHints, unset, withHints } from './field'

/** A node of a rich-text document. Node and mark types are checked where they are rendered: an unknown one is left out. */
export type RichTextNode = {
  type: string
  text?: string | undefined
  attrs?: Record<string, unknown> | undefined
  marks?: { type: string; attrs?: Record<string, unknown> | undefined }[] | undefined
  content?: RichTextNode[] | undefined
}

export type RichTextDocument = { type: 'doc'; content: RichTextNode[] }

const deepest = 40

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const attrsOf = (value: unknown) => (isObject(value) ? value : undefined)

function toNode(value: unknown, depth: number): RichTextNode[] {
  if (!isObject(value) || typeof value.type !== 'string' || depth > deepest) return []
  const marks = Array.isArray(value.marks)
    ? value.marks.flatMap((mark) =>
        isObject(mark) && typeof mark.type === 'string'
          ? [{ type: mark.type, attrs: attrsOf(mark.attrs) }]
          : [],
      )
    : undefined
  if (value.type === 'text') {
    return typeof value.text === 'string' ? [{ type: 'text', text: value.text, marks }] : []
  }
  return [
    {
      type: value.type,
      attrs: attrsOf(value.attrs),
      marks,
      content: Array.isArray(value.content)
        ? value.content.flatMap((child) => toNode(child, depth + 1))
        : undefined,
    },
  ]
}

const paragraph = (line: string): RichTextNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text: line }],
})

/** A document of well-formed nodes; plain text becomes paragraphs, and a malformed node costs that node alone. */
export function toRichText(value: unknown): RichTextDocument | undefined {
  if (typeof value === 'string') {
    const lines = value.split(/\n{2,}/).filter((line) => line.trim() !== '')
    return lines.length > 0 ? { type: 'doc', content: lines.map(paragraph) } : undefined
  }
  if (!isObject(value) || value.type !== 'doc') return undefined
  const content = Array.isArray(value.content) ? value.content.flatMap((child) => toNode(child, 0)) : []
  return content.length > 0 ? { type: 'doc', content } : undefined
}

type Label = Pick<FieldHints, 'label' | 'help' | 'tab'>

const documentLike = z.union([z.string(), z.looseObject({ type: z.literal('doc') })])

export const richText = (label: Label) =>
  withHints(z.preprocess(unset, documentLike.transform(toRichText).optional()), {
    type: 'richtext',
    ...label,
  })

export const requiredRichText = (label: Label) =>
  withHints(
    z.preprocess(
      unset,
      documentLike
        .transform(toRichText)
        .refine((value): value is RichTextDocument => value !== undefined, { message: 'a text is needed' }),
    ),
    { type: 'richtext', required: true, ...label },
  )
