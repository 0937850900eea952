import { z } from 'zod'
import { toRawBloks } from './bloks'
import { type FieldHints, lenient, unset, withHints } from './field'
import { toContentLink } from './link'
import { collectIssues, reportIssue } from './report'
import { showsSomething } from './shows-something'

/** A node of a rich-text document. Node and mark types are checked during rendering: unknown ones are left out. */
export type RichTextNode = {
  type: string
  text?: string | undefined
  attrs?: Record<string, unknown> | undefined
  marks?: { type: string; attrs?: Record<string, unknown> | undefined }[] | undefined
  content?: RichTextNode[] | undefined
}

export type RichTextDocument = { type: 'doc'; content: RichTextNode[] }

/** Nodes nested deeper than this are left out. */
export const deepestNode = 40
/** More marks on a text than there are kinds; each one is a nested element. */
export const mostMarks = 16

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const attrsOf = (value: unknown) => (isObject(value) ? value : undefined)

const marksOf = (value: unknown): RichTextNode['marks'] =>
  Array.isArray(value)
    ? value
        .flatMap((mark: unknown) =>
          isObject(mark) && typeof mark.type === 'string'
            ? [{ type: mark.type, attrs: attrsOf(mark.attrs) }]
            : [],
        )
        .slice(0, mostMarks)
    : undefined

/** `place` is the node's index in the document, for reports. */
function toNode(value: unknown, place: number, depth: number): RichTextNode[] {
  const type = isObject(value) ? value.type : undefined
  const broken = !isObject(value) || (type === 'text' && typeof value.text !== 'string')
  if (broken || typeof type !== 'string' || depth > deepestNode) {
    reportIssue({ item: place, message: depth > deepestNode ? 'is nested too deeply' : 'is not a node' })
    return []
  }
  const marks = marksOf(value.marks)
  for (const { attrs } of marks?.filter((mark) => mark.type === 'link') ?? [])
    for (const { message } of collectIssues(() => toContentLink(attrs)).left)
      reportIssue({ item: place, message })
  if (type === 'text') return [{ type, text: String(value.text), marks }]
  const attrs = attrsOf(value.attrs)
  return [
    {
      type,
      attrs: type === 'blok' ? { ...attrs, body: toRawBloks(attrs?.body) } : attrs,
      marks,
      content: Array.isArray(value.content)
        ? value.content.flatMap((child) => toNode(child, place, depth + 1))
        : undefined,
    },
  ]
}

const paragraph = (line: string): RichTextNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text: line }],
})

/** A document of well-formed nodes. Plain text becomes paragraphs, and only malformed nodes are dropped. */
export function toRichText(value: unknown): RichTextDocument | undefined {
  if (typeof value === 'string') {
    const lines = value.split(/\n{2,}/).filter((line) => line.trim() !== '')
    return lines.length > 0 ? { type: 'doc', content: lines.map(paragraph) } : undefined
  }
  if (!isObject(value) || value.type !== 'doc') return undefined
  const content = Array.isArray(value.content)
    ? value.content.flatMap((child, place) => toNode(child, place, 0))
    : []
  return content.some(showsSomething) ? { type: 'doc', content } : undefined
}

type Label = Pick<FieldHints, 'label' | 'help' | 'tab'>

const documentLike = z.union([z.string(), z.looseObject({ type: z.literal('doc') })])

export const richText = (label: Label) =>
  withHints(lenient(z.preprocess(unset, documentLike.transform(toRichText).optional()), label, undefined), {
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
