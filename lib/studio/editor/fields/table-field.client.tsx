'use client'

import { type ClipboardEvent, useState } from 'react'
import { Button, controlClasses, IconButton } from '@/lib/studio/ui'
import { Icon } from '../icon'
import { useText } from '../texts'
import type { FieldControl } from './field-value'
import {
  hasHeadRow,
  type LeftOutOfCells,
  leftOutOfCells,
  mostCells,
  pastedCells,
  withCells,
  withHeadedCells,
} from './pasted-cells'
import { type Grid, readTable, writeTable } from './table-value'

const without = <T,>(list: readonly T[], index: number) => list.filter((_, each) => each !== index)
const replaced = <T,>(list: readonly T[], index: number, value: T) =>
  list.map((each, at) => (at === index ? value : each))

const wordsOf = (
  { pictures, links, tables, comments, deletions }: LeftOutOfCells,
  t: ReturnType<typeof useText>,
) => [
  pictures > 0 && t('table.picturesLeftOut', { count: pictures }),
  links > 0 && t('table.linksLeftOut', { count: links }),
  tables > 0 && t('table.tablesLeftOut', { count: tables }),
  comments > 0 && t('text.commentsLeftOut', { count: comments }),
  deletions > 0 && t('text.deletionsLeftOut', { count: deletions }),
]

/** A table of texts with headings. */
export function TableInput({ id, field, value, onChange, error, hint }: FieldControl) {
  const t = useText()
  const { head, rows } = readTable(value)
  const [isCut, setCut] = useState(false)
  const [leftOut, setLeftOut] = useState<LeftOutOfCells>()
  const write = (grid: Grid) => onChange(writeTable(grid, value))
  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const read = (type: string) => event.clipboardData.getData(type)
    const cells = pastedCells({ html: read('text/html'), text: read('text/plain') })
    setCut(false)
    setLeftOut(undefined)
    if (!cells) return
    event.preventDefault()
    const set = hasHeadRow(read('text/html')) ? withHeadedCells : withCells
    const filled = set({ head, rows }, cells, { row, column })
    setCut(filled.isCut)
    setLeftOut(leftOutOfCells(read('text/html')))
    write(filled.grid)
  }
  const input = `${controlClasses} h-8 min-w-24`
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="font-semibold text-small">{field.label}</legend>
      {hint && <p className="text-quiet text-small">{hint}</p>}
      {error && (
        <p id={`${id}-error`} className="text-error text-small">
          {error}
        </p>
      )}
      <div className="overflow-x-auto pb-1">
        <table className="border-separate border-spacing-1">
          <thead>
            <tr>
              {head.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column has no name but its place
                <th key={column}>
                  <input
                    aria-label={t('table.headCell', { column: column + 1 })}
                    value={cell}
                    className={`${input} font-semibold`}
                    onPaste={(event) => paste(event, 0, column)}
                    onChange={({ target }) => write({ head: replaced(head, column, target.value), rows })}
                  />
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but its place
              <tr key={index}>
                {row.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column has no name but its place
                  <td key={column}>
                    <input
                      aria-label={t('table.cell', { row: index + 1, column: column + 1 })}
                      value={cell}
                      className={input}
                      onPaste={(event) => paste(event, index + 1, column)}
                      onChange={({ target }) =>
                        write({ head, rows: replaced(rows, index, replaced(row, column, target.value)) })
                      }
                    />
                  </td>
                ))}
                <td>
                  <IconButton
                    label={t('table.removeRow', { row: index + 1 })}
                    icon={<Icon name="close" />}
                    onClick={() => write({ head, rows: without(rows, index) })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              {head.map((_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column has no name but its place
                <td key={column}>
                  <IconButton
                    label={t('table.removeColumn', { column: column + 1 })}
                    disabled={head.length === 1}
                    icon={<Icon name="close" />}
                    onClick={() =>
                      write({ head: without(head, column), rows: rows.map((row) => without(row, column)) })
                    }
                  />
                </td>
              ))}
              <td />
            </tr>
          </tfoot>
        </table>
      </div>
      <p role="status" className="text-small empty:hidden">
        {[isCut && t('table.cut', mostCells), ...(leftOut ? wordsOf(leftOut, t) : [])]
          .filter(Boolean)
          .join(' ')}
      </p>
      <div className="flex gap-2">
        <Button size="small" onClick={() => write({ head, rows: [...rows, head.map(() => '')] })}>
          {t('table.addRow')}
        </Button>
        <Button
          size="small"
          onClick={() => write({ head: [...head, ''], rows: rows.map((row) => [...row, '']) })}
        >
          {t('table.addColumn')}
        </Button>
      </div>
    </fieldset>
  )
}
