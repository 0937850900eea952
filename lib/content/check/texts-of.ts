import type { z } from 'zod'
import { hintsOf } from '@/schemas/content'
import { isNode } from './walk-content'

const textIn = (node: unknown): string => (isNode(node) && typeof node.text === 'string' ? node.text : '')

/** The paragraphs, headings and cells of a rich text, each by itself. Iterative, as texts may be nested deeply. */
function paragraphsOf(document: unknown): string[] {
  const paragraphs: string[] = []
  const waiting: unknown[] = [document]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!isNode(node) || !Array.isArray(node.content)) continue
    const text = node.content.map(textIn).join('')
    if (text !== '') paragraphs.push(text)
    else waiting.push(...node.content.toReversed())
  }
  return paragraphs
}

const textTypes = ['text', 'textarea', 'markdown']

/** The texts of a field: those of a rich text paragraph by paragraph. */
export const textsOf = (schema: z.ZodType, value: unknown): string[] => {
  const type = hintsOf(schema)?.type ?? ''
  if (type === 'richtext') return paragraphsOf(value)
  return textTypes.includes(type) && typeof value === 'string' ? [value] : []
}
