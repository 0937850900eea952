/** A node of a rich-text document as the content service stores it. */
export type RichNode = {
  type: string
  text?: string
  attrs?: Record<string, unknown>
  marks?: { type: string; attrs?: Record<string, unknown> }[]
  content?: RichNode[]
}

export type Inline = string | RichNode

const textNode = (text: string, ...marks: NonNullable<RichNode['marks']>): RichNode => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
})

/** The mark of a link: an e-mail address, an external address, or a story below the market's folder (`~/`). */
function linkMark(target: string) {
  if (target.includes('@')) return { type: 'link', attrs: { linktype: 'email', href: target } }
  if (/^https?:/.test(target)) {
    return { type: 'link', attrs: { linktype: 'url', href: target, target: '_blank' } }
  }
  const [slug, anchor] = target.split('#')
  return {
    type: 'link',
    attrs: { linktype: 'story', href: `~/${slug}`, target: '_self', ...(anchor && { anchor }) },
  }
}

const markup = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[([^\]]+)\]\(([^)]+)\)|\n/g

/** Text with `**bold**`, `*italic*`, `` `code` ``, `[words](versand#anchor)` and line breaks as rich-text nodes. */
function parse(source: string): RichNode[] {
  const nodes: RichNode[] = []
  let from = 0
  for (const match of source.matchAll(markup)) {
    if (match.index > from) nodes.push(textNode(source.slice(from, match.index)))
    const [whole, bold, italic, code, label, target] = match
    if (bold) nodes.push(textNode(bold, { type: 'bold' }))
    else if (italic) nodes.push(textNode(italic, { type: 'italic' }))
    else if (code) nodes.push(textNode(code, { type: 'code' }))
    else if (label && target) nodes.push(textNode(label, linkMark(target)))
    else nodes.push({ type: 'hard_break' })
    from = match.index + whole.length
  }
  if (from < source.length) nodes.push(textNode(source.slice(from)))
  return nodes
}

const inline = (parts: Inline[]) => parts.flatMap((part) => (typeof part === 'string' ? parse(part) : [part]))

/** Text with one mark, for the marks that the short markup does not know. */
export const marked = (text: string, type: string, attrs?: Record<string, unknown>): RichNode =>
  textNode(text, { type, ...(attrs && { attrs }) })

export const p = (...parts: Inline[]): RichNode => ({ type: 'paragraph', content: inline(parts) })

const heading = (level: number, text: string, anchor?: string): RichNode => ({
  type: 'heading',
  attrs: { level },
  content: anchor ? [marked(text, 'anchor', { id: anchor })] : inline([text]),
})
export const h2 = (text: string, anchor?: string) => heading(2, text, anchor)
export const h3 = (text: string, anchor?: string) => heading(3, text, anchor)

const listItems = (entries: string[]): RichNode[] =>
  entries.map((entry) => ({ type: 'list_item', content: [p(entry)] }))

export const ul = (...entries: string[]): RichNode => ({ type: 'bullet_list', content: listItems(entries) })

export const ol = (...entries: string[]): RichNode => ({
  type: 'ordered_list',
  attrs: { order: 1 },
  content: listItems(entries),
})

export const quote = (...paragraphs: string[]): RichNode => ({
  type: 'blockquote',
  content: paragraphs.map((text) => p(text)),
})

export const rule = (): RichNode => ({ type: 'horizontal_rule' })

export const code = (language: string, text: string): RichNode => ({
  type: 'code_block',
  attrs: { class: `language-${language}` },
  content: [textNode(text)],
})

const cells = (type: string, texts: string[]): RichNode => ({
  type: 'tableRow',
  content: texts.map((text) => ({
    type,
    attrs: { colspan: 1, rowspan: 1, colwidth: null },
    content: [p(text)],
  })),
})

/** A table inside the text; the table block is for those that need a caption. */
export const textTable = (head: string[], ...rows: string[][]): RichNode => ({
  type: 'table',
  content: [cells('tableHeader', head), ...rows.map((row) => cells('tableCell', row))],
})
