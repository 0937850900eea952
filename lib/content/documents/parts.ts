import type { Part } from '@/lib/platform/pdf'
import { headlineBlock } from '@/schemas/blocks/headline'
import { pageBlock } from '@/schemas/blocks/page'
import { paragraphBlock } from '@/schemas/blocks/paragraph'
import { richTextBlock } from '@/schemas/blocks/rich-text'
import { sharedSectionBlock } from '@/schemas/blocks/shared-section'
import { tableBlock } from '@/schemas/blocks/table'
import { hasDraftingNotes, type RichTextNode, type TableContent } from '@/schemas/content'

type Blok = { component: string } & Record<string, unknown>

const heading = (text: string): Part => ({ kind: 'heading', text })
const text = (content: string): Part => ({ kind: 'text', text: content })

const said = ({ text: own = '', type, content = [] }: RichTextNode): string =>
  type === 'hard_break' ? '\n' : own + content.map(said).join('')

/** Each row under its first cell as heading; the other cells with their column names. */
const rowsOf = ({ head, rows }: TableContent): Part[] =>
  rows.map(([label = '', ...cells]) => ({
    kind: 'fact',
    label,
    text: cells
      .map((cell, index) => (head[index + 1] ? `${head[index + 1]}: ${cell}` : cell))
      .filter((cell) => cell !== '')
      .join(', '),
  }))

function tableOf({ content = [] }: RichTextNode): Part[] {
  const rows = content.map((row) => (row.content ?? []).map((cell) => said(cell)))
  const isHead = content[0]?.content?.every(({ type }) => type === 'tableHeader') ?? false
  return rowsOf({ head: (isHead && rows[0]) || [], rows: isHead ? rows.slice(1) : rows })
}

function nodeParts(node: RichTextNode): Part[] {
  const { type, content = [] } = node
  switch (type) {
    case 'heading':
      return [heading(said(node))]
    case 'paragraph':
      return [text(said(node))]
    case 'blockquote':
      return content.flatMap(nodeParts)
    case 'bullet_list':
      return content.map((item) => ({ kind: 'item', text: said(item) }))
    case 'ordered_list':
      return content.map((item, index) => text(`${index + 1}. ${said(item)}`))
    case 'table':
      return tableOf(node)
    default:
      return []
  }
}

/** The text of a block. Pictures, cards and other parts for the screen have none. */
function blokParts(blok: Blok): Part[] {
  switch (blok.component) {
    case headlineBlock.name: {
      const { data } = headlineBlock.schema.safeParse(blok)
      return data ? [{ kind: data.type === 'h1' ? 'title' : 'heading', text: data.text }] : []
    }
    case paragraphBlock.name: {
      const { data } = paragraphBlock.schema.safeParse(blok)
      return data ? data.text.split(/\n{2,}/).map(text) : []
    }
    case tableBlock.name: {
      const { data } = tableBlock.schema.safeParse(blok)
      return data ? [...(data.caption ? [heading(data.caption)] : []), ...rowsOf(data.table)] : []
    }
    case richTextBlock.name: {
      const { data } = richTextBlock.schema.safeParse(blok)
      return data ? data.text.content.flatMap(nodeParts) : []
    }
    case sharedSectionBlock.name: {
      const { data } = sharedSectionBlock.schema.safeParse(blok)
      return (data?.sections ?? []).flatMap(({ content }) => content?.body.flatMap(blokParts) ?? [])
    }
    default:
      return []
  }
}

const hasWords = (part: Part) => part.text.trim() !== '' || (part.kind === 'fact' && part.label.trim() !== '')

/**
 * The parts of an article's document, or of the page with the terms; undefined for one without text, for one whose text is
 * still to be written, and for any other page.
 */
export function handoutParts(content: unknown, { isTerms = false } = {}): Part[] | undefined {
  const { data: page } = pageBlock.schema.safeParse(content)
  if (!page || (page.pageType !== 'article' && !isTerms)) return undefined
  if (hasDraftingNotes(content)) return undefined
  const parts = page.body.flatMap(blokParts).filter(hasWords)
  // Leaves out headings without text below them, for example over cards.
  const shown = parts.filter(({ kind }, index) => {
    const next = parts[index + 1]?.kind
    return kind !== 'heading' || (next !== undefined && next !== 'heading')
  })
  return shown.length > 0 ? shown : undefined
}
