import type { ReactNode } from 'react'
import { classes, TableRegion, tableClasses, tableLabel } from '@/lib/storefront/ui'
import type { RichTextNode } from '@/schemas/content'
import { alignmentOf, colorOf, integerOf } from './attributes'
import { each } from './inline'
import { wordsOf } from './scope'

type ShowContent = (nodes: readonly RichTextNode[]) => ReactNode

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

function Row({
  cells,
  rowsLeft,
  inHead,
  show,
}: {
  cells: readonly RichTextNode[]
  /** The remaining rows of its section, which limit a cell's rowspan. */
  rowsLeft: number
  inHead: boolean
  show: ShowContent
}) {
  return (
    <tr>
      {each(cells, (cell) => {
        const isHead = cell.type === 'tableHeader'
        const colSpan = span(cell, 'colspan', mostColumns)
        const rowSpan = span(cell, 'rowspan', rowsLeft)
        const backgroundColor = colorOf(cell.attrs, 'backgroundColor')
        const look = inHead ? tableClasses.head : isHead ? tableClasses.rowHead : tableClasses.cell
        const shared = {
          colSpan,
          rowSpan,
          className: classes(look, alignmentOf(cell.attrs) || 'text-start'),
          style: backgroundColor ? { backgroundColor } : undefined,
        }
        if (!isHead || wordsOf(cell).trim() === '') return <td {...shared}>{show(cell.content ?? [])}</td>
        const scope = inHead ? (colSpan ? 'colgroup' : 'col') : rowSpan ? 'rowgroup' : 'row'
        return (
          <th scope={scope} {...shared}>
            {show(cell.content ?? [])}
          </th>
        )
      })}
    </tr>
  )
}

/** A rich-text table: the leading rows of headings are the head, the others the body. */
export function RichTextTable({ node, show }: { node: RichTextNode; show: ShowContent }) {
  const rows = (node.content ?? []).map(cellsOf).filter((cells) => cells.length > 0)
  const first = rows[0]
  if (!first) return null
  const firstOfBody = rows.findIndex((cells) => cells.some((cell) => cell.type !== 'tableHeader'))
  const headCount = firstOfBody === -1 ? 1 : firstOfBody
  const section = (part: RichTextNode[][], inHead: boolean) =>
    each(part, (cells, index) => (
      <Row cells={cells} rowsLeft={part.length - index} inHead={inHead} show={show} />
    ))
  const [head, body] = [rows.slice(0, headCount), rows.slice(headCount)]
  return (
    <TableRegion label={tableLabel(first.map(wordsOf))} className="my-6">
      <table className={tableClasses.table}>
        {head.length > 0 && <thead>{section(head, true)}</thead>}
        {body.length > 0 && <tbody>{section(body, false)}</tbody>}
      </table>
    </TableRegion>
  )
}
