import { resolveLink } from '@/lib/content/links'
import type { Market } from '@/lib/platform/markets'
import type { Part } from '@/lib/platform/pdf'
import { headlineBlock } from '@/schemas/blocks/headline'
import { pageBlock } from '@/schemas/blocks/page'
import { paragraphBlock } from '@/schemas/blocks/paragraph'
import { richTextBlock } from '@/schemas/blocks/rich-text'
import { sharedSectionBlock } from '@/schemas/blocks/shared-section'
import { tableBlock } from '@/schemas/blocks/table'
import { hasDraftingNotes, type RichTextNode, type TableContent, toContentLink } from '@/schemas/content'

type Blok = { component: string } & Record<string, unknown>

const heading = (text: string): Part => ({ kind: 'heading', text })
const text = (content: string): Part => ({ kind: 'text', text: content })

type Say = (node: RichTextNode) => string

/** The page of the paper, and the market in which what it leads to has its own address. */
type Base = { market: Market; address: URL }

/** The words of a node; those of a link to another page are followed by its address, where there is a base for it. */
const sayAt = (base: Base | undefined): Say => {
  const say: Say = ({ text: own = '', type, marks = [], content = [] }) => {
    if (type === 'hard_break') return '\n'
    const address = base && linkedAddress(marks, base)
    return own + (address ? ` (${address})` : '') + content.map(say).join('')
  }
  return say
}

/** Where a paper sends who reads it: `shop.example/de/zahlung`. Links to the paper itself, and to mail and telephone, say it alone. */
function linkedAddress(
  marks: NonNullable<RichTextNode['marks']>,
  { market, address }: Base,
): string | undefined {
  const link = toContentLink(marks.find(({ type }) => type === 'link')?.attrs)
  const href = link?.kind === 'story' ? resolveLink(link, market)?.href : undefined
  if (!href) return undefined
  const { host, pathname } = new URL(href, address)
  return pathname === address.pathname ? undefined : `${host}${decodeURI(pathname)}`
}

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

function tableOf({ content = [] }: RichTextNode, say: Say): Part[] {
  const rows = content.map((row) => (row.content ?? []).map(say))
  const isHead = content[0]?.content?.every(({ type }) => type === 'tableHeader') ?? false
  return rowsOf({ head: (isHead && rows[0]) || [], rows: isHead ? rows.slice(1) : rows })
}

function nodeParts(node: RichTextNode, say: Say): Part[] {
  const { type, content = [] } = node
  switch (type) {
    case 'heading':
      return [heading(say(node))]
    case 'paragraph':
      return [text(say(node))]
    case 'blockquote':
      return content.flatMap((part) => nodeParts(part, say))
    case 'bullet_list':
      return content.map((item) => ({ kind: 'item', text: say(item) }))
    case 'ordered_list':
      return content.map((item, index) => text(`${index + 1}. ${say(item)}`))
    case 'table':
      return tableOf(node, say)
    default:
      return []
  }
}

/** The text of a block. Pictures, cards and other parts for the screen have none. */
function blokParts(blok: Blok, say: Say): Part[] {
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
      return data ? data.text.content.flatMap((node) => nodeParts(node, say)) : []
    }
    case sharedSectionBlock.name: {
      const { data } = sharedSectionBlock.schema.safeParse(blok)
      return (data?.sections ?? []).flatMap(
        ({ content }) => content?.body.flatMap((part) => blokParts(part, say)) ?? [],
      )
    }
    default:
      return []
  }
}

const hasWords = (part: Part) => part.text.trim() !== '' || (part.kind === 'fact' && part.label.trim() !== '')

/**
 * The parts of an article's document, or of the page with the terms, of which `base` is the address; undefined for one
 * without text, for one whose text is still to be written, and for any other page. A contract on paper leads nowhere by a
 * click, so its references name their addresses.
 */
export function handoutParts(
  content: unknown,
  { isTerms = false, base }: { isTerms?: boolean; base?: Base | undefined } = {},
): Part[] | undefined {
  const { data: page } = pageBlock.schema.safeParse(content)
  if (!page || (page.pageType !== 'article' && !isTerms)) return undefined
  if (hasDraftingNotes(content)) return undefined
  const say = sayAt(isTerms ? base : undefined)
  const parts = page.body.flatMap((blok) => blokParts(blok, say)).filter(hasWords)
  // Leaves out headings without text below them, for example over cards.
  const shown = parts.filter(({ kind }, index) => {
    const next = parts[index + 1]?.kind
    return kind !== 'heading' || (next !== undefined && next !== 'heading')
  })
  return shown.length > 0 ? shown : undefined
}
