import { newUid } from '../model'
import { objectOf, textOf } from './field-value'

/** A table as rows of texts; the first row is the head. */
export type Grid = { head: string[]; rows: string[][] }

const cellText = (cell: unknown) => textOf(typeof cell === 'object' ? objectOf(cell).value : cell)
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const newTable: Grid = {
  head: ['', ''],
  rows: [
    ['', ''],
    ['', ''],
  ],
}

/** Its texts, every row as wide as the widest; a table without cells has the size to begin with. */
export function readTable(value: unknown): Grid {
  const { thead, tbody } = objectOf(value)
  if (listOf(thead).length + listOf(tbody).length === 0) return newTable
  const head = listOf(thead).map(cellText)
  const rows = listOf(tbody).map((row) => listOf(objectOf(row).body).map(cellText))
  const width = Math.max(1, head.length, ...rows.map((row) => row.length))
  const wide = (row: string[]) => [...row, ...Array<string>(width - row.length).fill('')]
  return { head: wide(head), rows: rows.map(wide) }
}

/** A cell as it was, with other words; its other properties stay. */
const written = (before: unknown, component: string, value: string) => ({
  _uid: newUid(),
  component,
  ...objectOf(before),
  value,
})

/** The shape that the content service gives to tables. */
export function writeTable({ head, rows }: Grid, before: unknown) {
  const table = objectOf(before)
  const [thead, tbody] = [listOf(table.thead), listOf(table.tbody)]
  return {
    fieldtype: 'table',
    ...table,
    thead: head.map((value, column) => written(thead[column], '_table_head', value)),
    tbody: rows.map((row, index) => {
      const line = objectOf(tbody[index])
      const cells = listOf(line.body)
      const body = row.map((value, column) => written(cells[column], '_table_col', value))
      return { _uid: newUid(), component: '_table_row', ...line, body }
    }),
  }
}
