import { marketText } from '@/lib/platform/i18n'
import { classes, TableRegion, tableClasses, VisuallyHidden } from '@/lib/storefront/design/ui'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import type { sizeTableBlock } from '@/schemas/blocks/size-table'
import { columnsOf } from './columns'

/** The size column stays visible while the others scroll. */
const pinned = 'sticky start-0 z-1 bg-card ps-4! text-start'

export function SizeTable({ blok, context }: BlockProps<typeof sizeTableBlock>) {
  if (blok.rows.length === 0) return null
  const t = marketText(context.market)
  const columns = columnsOf(blok, context.market)
  return (
    <div className="w-full">
      <TableRegion label={blok.caption} className="@container rounded-card border border-line bg-card">
        <table className={classes(tableClasses.table, '[&_tbody_tr:last-child>*]:border-b-0')}>
          <caption className="sticky start-0 max-w-[100cqi] px-4 pt-4 pb-2 text-start font-bold text-body">
            {blok.caption}
          </caption>
          <thead>
            <tr>
              <th scope="col" className={classes(tableClasses.head, pinned)}>
                {t('sizeTable.size')}
              </th>
              {columns.map(({ key, name, unit }) => (
                <th key={key} scope="col" className={classes(tableClasses.head, 'text-start')}>
                  {name}
                  {unit && <span className="block whitespace-nowrap font-normal text-quiet">{unit}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {blok.rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have the same uid
              <tr key={`${row.uid}-${index}`}>
                <th scope="row" className={classes(tableClasses.rowHead, pinned)}>
                  {row.size}
                </th>
                {columns.map(({ key, cell }) => (
                  <td key={key} className={classes(tableClasses.cell, 'tabular-nums')}>
                    {cell(row) ?? <NotMeasured words={t('sizeTable.notMeasured')} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
      {blok.note && <p className="mt-3 max-w-prose whitespace-pre-line text-quiet text-small">{blok.note}</p>}
    </div>
  )
}

function NotMeasured({ words }: { words: string }) {
  return (
    <>
      <span aria-hidden="true" className="text-quiet">
        –
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  )
}
