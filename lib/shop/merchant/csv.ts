export type Cell = string | number | boolean | null | undefined

/** Spreadsheets take a text that begins like this for a formula, some also in full width, and would carry it out. */
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/

/** What takes something off is a number, however it begins. */
const plainNumber = /^-?\d{1,15}\.\d\d$/

function cellOf(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell !== 'string') return String(cell)
  const harmless = formula.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell
  return /[",;\r\n\t']|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A row of CSV (RFC 4180), in which no text can become a formula. */
export const csvRow = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`

/** The first row of a file, with the mark by which spreadsheets such as Excel know its letters (UTF-8). */
export const csvHead = (columns: readonly string[]): string => `\ufeff${csvRow(columns)}`
