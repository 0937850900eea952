import { inline, type RichNode } from './rich'

type Line = { text: string; folder: string }
type List = {
  type: string
  attrs?: Record<string, unknown>
  entry: (line: Line, isFirst: boolean) => RichNode
}

const paragraph = ({ text, folder }: Line): RichNode => ({
  type: 'paragraph',
  content: inline(text, folder),
})

const cells = ({ text, folder }: Line, isFirst: boolean): RichNode => ({
  type: 'tableRow',
  content: text
    .replace(/ \|$/, '')
    .split(' | ')
    .map((cell) => ({
      type: isFirst ? 'tableHeader' : 'tableCell',
      attrs: { colspan: 1, rowspan: 1, colwidth: null },
      content: [paragraph({ text: cell, folder })],
    })),
})

const listItem = (line: Line): RichNode => ({ type: 'list_item', content: [paragraph(line)] })

/** List nodes, to which consecutive lines of the same kind add entries. */
const lists: Record<string, List> = {
  '-': { type: 'bullet_list', entry: listItem },
  '1.': { type: 'ordered_list', attrs: { order: 1 }, entry: listItem },
  '>': { type: 'blockquote', entry: paragraph },
  '|': { type: 'table', entry: cells },
}

function heading(level: number, { text, folder }: Line): RichNode {
  const [, words = text, anchor] = /^(.*) \{#(.+)\}$/.exec(text) ?? []
  return {
    type: 'heading',
    attrs: { level },
    content: anchor
      ? [{ type: 'text', text: words, marks: [{ type: 'anchor', attrs: { id: anchor } }] }]
      : inline(words, folder),
  }
}

function code(source: string): RichNode {
  const [language = '', ...lines] = source.slice('```'.length).split('\n')
  return {
    type: 'code_block',
    attrs: { class: `language-${language}` },
    content: [{ type: 'text', text: lines.join('\n') }],
  }
}

/**
 * A rich text from lines in a subset of Markdown: `## ` and `### ` are headings (with `{#anchor}` at the end), `- `,
 * `1. `, `> ` and `| ` entries of a list, a quotation or a table, `---` a rule, three backticks a block of code; other
 * lines are paragraphs. A line that begins with `$` names a block, which `embed` makes.
 */
export function richText(lines: string[], folder: string, embed: (name: string) => unknown) {
  const content: RichNode[] = []
  for (const line of lines) {
    const [, sign = '', rest = line] = /^(##|###|-|1\.|>|\|) (.*)$/s.exec(line) ?? []
    const text = { text: rest, folder }
    const list = lists[sign]
    const before = content.at(-1)
    if (list && before?.type === list.type) before.content?.push(list.entry(text, false))
    else if (list) {
      const { type, attrs, entry } = list
      content.push({ type, ...(attrs && { attrs }), content: [entry(text, true)] })
    } else if (sign) content.push(heading(sign.length, text))
    else if (line === '---') content.push({ type: 'horizontal_rule' })
    else if (line.startsWith('```')) content.push(code(line))
    else if (line.startsWith('$')) content.push({ type: 'blok', attrs: { body: [embed(line)] } })
    else content.push(paragraph(text))
  }
  return { type: 'doc', content }
}
