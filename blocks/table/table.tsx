import { classes, TableRegion, tableClasses, tableLabel } from '@/lib/storefront/design/ui'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import type { tableBlock } from '@/schemas/blocks/table'

/** Keys by index, which stay unique if two cells have the same text. */
const place = (index: number) => `cell-${index}`

/** Stays completely visible while a wide table scrolls below it. */
const caption = 'sticky start-0 max-w-[100cqi]'

/** A table of few columns would be stretched over a wide page: there its caption stands beside it. */
const fewColumns = 3
const besideCaption = {
  table: '@4xl:ms-[calc((100%+2.5rem)/3)] @4xl:w-[calc((200%-2.5rem)/3)]',
  caption:
    '@4xl:absolute @4xl:start-0 @4xl:top-0 @4xl:w-[calc((100%-5rem)/3)] @4xl:font-display @4xl:text-h3 @4xl:text-ink',
}

export function TableBlock({ blok }: BlockProps<typeof tableBlock>) {
  const { head, rows } = blok.table
  if (rows.length === 0) return null
  const columns = Math.max(head.length, ...rows.map(({ length }) => length))
  const isBeside = blok.caption !== undefined && columns <= fewColumns
  return (
    <TableRegion
      label={blok.caption ?? tableLabel(head.length > 0 ? head : (rows[0] ?? []))}
      className="@container relative w-full"
    >
      <table className={classes(tableClasses.table, isBeside && besideCaption.table)}>
        {blok.caption && (
          <caption className={classes(tableClasses.caption, caption, isBeside && besideCaption.caption)}>
            {blok.caption}
          </caption>
        )}
        {head.length > 0 && (
          <thead>
            <tr>
              {head.map((label, column) => (
                <HeadCell key={place(column)} label={label} />
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((cells, row) => (
            <tr key={place(row)}>
              {cells.map((value, column) =>
                column === 0 && blok.firstColumnIsHead && value !== '' ? (
                  <th key={place(column)} scope="row" className={`${tableClasses.rowHead} text-start`}>
                    {value}
                  </th>
                ) : (
                  <td key={place(column)} className={tableClasses.cell}>
                    {value}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  )
}

/** An empty corner cell would be announced as an empty heading. */
function HeadCell({ label }: { label: string }) {
  return label === '' ? (
    <td className={tableClasses.head} />
  ) : (
    <th scope="col" className={`${tableClasses.head} text-start`}>
      {label}
    </th>
  )
}
