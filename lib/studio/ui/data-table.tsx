import type { ReactNode } from 'react'
import { classes } from './classes'

export type Column<Row> = {
  key: string
  title: string
  /** Of the column, such as `w-32`. */
  width?: string
  /** The title is for screen readers alone. */
  hidden?: boolean
  cell: (row: Row) => ReactNode
}

type DataTableProps<Row> = {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Instead of a table without rows. */
  empty: string
}

/** A plain table of rows. On a phone each row is a card, whose lines begin with the titles of their columns. */
export function DataTable<Row>({ label, columns, rows, keyOf, empty }: DataTableProps<Row>) {
  if (rows.length === 0)
    return <p className="rounded-card border border-line bg-card p-5 text-quiet">{empty}</p>
  return (
    <div className="relative overflow-x-auto rounded-card border border-line bg-card">
      <table aria-label={label} className="w-full border-collapse max-md:block">
        <thead className="max-md:sr-only">
          <tr className="border-line border-b text-quiet text-small">
            {columns.map(({ key, title, width, hidden }) => (
              <th key={key} scope="col" className={classes('px-3 py-2 text-start font-semibold', width)}>
                {hidden ? <span className="sr-only">{title}</span> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className="border-line border-b last:border-0 hover:bg-hover max-md:block max-md:py-2"
            >
              {columns.map(({ key, title, hidden, cell }) => (
                <td
                  key={key}
                  data-title={hidden ? undefined : title}
                  className="px-3 py-1.5 align-middle data-title:before:text-quiet data-title:before:text-small data-title:before:content-[attr(data-title)] max-md:block max-md:data-title:grid max-md:data-title:grid-cols-[7rem_minmax(0,1fr)] max-md:data-title:items-baseline max-md:data-title:gap-3 md:data-title:before:hidden"
                >
                  <div className="min-w-0 wrap-break-word">{cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
