import type { Row, Unit } from './row'

const decimals: Record<Unit, number> = { 'req/s': 0, KiB: 1, MiB: 0, ms: 0, 'ms CPU': 2, shift: 3, '%': 1 }

const written = (figure: number | undefined, unit: Unit) =>
  figure === undefined
    ? '–'
    : `${figure.toLocaleString('en', { minimumFractionDigits: decimals[unit], maximumFractionDigits: decimals[unit] })} ${unit}`

/** The note of a row, with whether its figure keeps the bound. */
function noteOf({ unit, figure, bound, note }: Row): string {
  const most = bound === undefined ? '' : `${bound.toLocaleString('en')} ${unit}`
  const kept =
    bound === undefined || figure === undefined
      ? undefined
      : `${figure <= bound ? 'within' : 'ABOVE'} the bound of ${most}`
  return [kept, note].filter(Boolean).join(', ')
}

const cells = (row: Row): string[] => {
  const { subject, unit, figure, yardstick, ratio } = row
  return [
    subject,
    written(figure, unit),
    yardstick ? written(yardstick.figure, unit) : '–',
    yardstick?.name ?? '–',
    ratio === undefined ? '–' : ratio.toFixed(2),
    noteOf(row),
  ]
}

const head = ['Measured', 'Shop', 'Yardstick', 'which is', 'Ratio', 'Note']
const isNumber = [false, true, true, false, true, false]

/** The rows as one table of plain text, numbers to the right. */
export function formatTable(rows: readonly Row[]): string {
  const lines = [head, ...rows.map(cells)]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const join = (line: string[]) =>
    line
      .map((cell, column) =>
        isNumber[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd()
  const rule = widths.map((width) => '─'.repeat(width)).join('  ')
  return [join(head), rule, ...rows.map((row) => join(cells(row)))].join('\n')
}
