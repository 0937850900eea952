import { tableLabel } from '@/lib/storefront/design/ui'
import type { RichTextNode } from '@/schemas/content'
import { alignmentOf, colorOf, integerOf } from './attributes'
import type { CellAttrs, PreparedNode } from './prepared'
import { wordsOf } from './runs'

type PrepareContent = (nodes: readonly RichTextNode[] | undefined) => PreparedNode[]

const isCell = ({ type }: RichTextNode) => type === 'tableCell' || type === 'tableHeader'

/** The cells of a row. Other nodes become cells, so that their text is not lost. */
const cellsOf = (row: RichTextNode): RichTextNode[] =>
  row.type === 'tableRow'
    ? (row.content ?? []).map((child) => (isCell(child) ? child : { type: 'tableCell', content: [child] }))
    : [isCell(row) ? row : { type: 'tableCell', content: [row] }]

const mostColumns = 50

const span = (cell: RichTextNode, name: string, most: number): number | undefined => {
  const given = Math.min(integerOf(cell.attrs, name) ?? 1, most)
  return given > 1 ? given : undefined
}

/** A cell; `rowsLeft` are the remaining rows of its section, which limit its rowspan. */
function prepareCell(
  cell: RichTextNode,
  { rowsLeft, inHead, content }: { rowsLeft: number; inHead: boolean; content: PreparedNode[] },
): PreparedNode {
  const isHead = cell.type === 'tableHeader'
  const attrs: CellAttrs = {
    look: inHead ? 'head' : isHead ? 'rowHead' : 'cell',
    align: alignmentOf(cell.attrs),
    colSpan: span(cell, 'colspan', mostColumns),
    rowSpan: span(cell, 'rowspan', rowsLeft),
    backgroundColor: colorOf(cell.attrs, 'backgroundColor'),
  }
  if (!isHead || wordsOf(cell).trim() === '') return { type: 'tableCell', attrs, content }
  const scope = inHead ? (attrs.colSpan ? 'colgroup' : 'col') : attrs.rowSpan ? 'rowgroup' : 'row'
  return { type: 'tableHeader', attrs: { ...attrs, scope }, content }
}

/** A table: the leading rows of headings are the head, the others the body. Nothing without cells. */
export function prepareTable({ content = [] }: RichTextNode, prepareContent: PrepareContent): PreparedNode[] {
  const rows = content.map(cellsOf).filter((cells) => cells.length > 0)
  const first = rows[0]
  if (!first) return []
  const firstOfBody = rows.findIndex((cells) => cells.some((cell) => cell.type !== 'tableHeader'))
  const headCount = firstOfBody === -1 ? 1 : firstOfBody
  const section = (type: 'tableHead' | 'tableBody', part: RichTextNode[][]): PreparedNode[] => {
    const prepared = part.map((cells, index): PreparedNode => {
      const place = { rowsLeft: part.length - index, inHead: type === 'tableHead' }
      const prepareOne = (cell: RichTextNode) =>
        prepareCell(cell, { ...place, content: prepareContent(cell.content) })
      return { type: 'tableRow', attrs: undefined, content: cells.map(prepareOne) }
    })
    return prepared.length > 0 ? [{ type, attrs: undefined, content: prepared }] : []
  }
  return [
    {
      type: 'table',
      attrs: { label: tableLabel(first.map(wordsOf)) },
      content: [
        ...section('tableHead', rows.slice(0, headCount)),
        ...section('tableBody', rows.slice(headCount)),
      ],
    },
  ]
}
