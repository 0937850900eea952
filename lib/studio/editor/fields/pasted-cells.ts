import { headRowsOf, leftOutOf, takeReviewMarks } from '@/lib/studio/rich-text'
import type { Grid } from './table-value'

/** What a page can still show; what is beyond it is cut from a paste. */
export const mostCells = { columns: 20, rows: 200 } as const

type Pasted = { html: string; text: string }
type Place = { row: number; column: number }

/** A cell is one line. The narrow or no-break space of a number, as in `1 000`, is part of it. */
const line = (words: string) =>
  words
    .trim()
    .replace(/(\d[\u00a0\u2009\u202f])(?=\S)|\s+/g, (_, number: string | undefined) => number ?? ' ')

const raised: Readonly<Record<string, string>> = { SUP: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻', SUB: '₀₁₂₃₄₅₆₇₈₉₊₋' }

/** Cells have no superscript: `10<sup>3</sup>` would become another number. */
function keepPowers(table: Element) {
  for (const part of table.querySelectorAll('sup, sub')) {
    const words = (part.textContent ?? '').trim().replace('−', '-')
    const signs = raised[part.tagName] ?? ''
    if (/^[+-]?\d+$/.test(words))
      part.replaceWith([...words].map((sign) => signs['0123456789+-'.indexOf(sign)]).join(''))
  }
}

const span = (cell: Element, name: string, most: number) =>
  Math.min(most, Math.max(1, Number(cell.getAttribute(name)) || 1))

/** The cells of the first table of a page; a cell over several is followed by empty ones. */
function ofPage(html: string): string[][] | undefined {
  if (!/<table/i.test(html)) return undefined
  const page = new DOMParser().parseFromString(html, 'text/html')
  takeReviewMarks(page, html)
  const table = page.querySelector('table')
  if (!table) return undefined
  for (const each of table.querySelectorAll('br')) each.replaceWith(' ')
  keepPowers(table)
  const cells: string[][] = []
  const rowAt = (index: number) => {
    cells[index] ??= []
    return cells[index]
  }
  for (const [index, row] of [...table.querySelectorAll('tr')].entries()) {
    const here = rowAt(index)
    let column = 0
    for (const cell of row.querySelectorAll('td, th')) {
      while (here[column] !== undefined) column += 1
      const width = span(cell, 'colspan', mostCells.columns)
      for (let down = 0; down < span(cell, 'rowspan', mostCells.rows); down += 1) {
        const covered = rowAt(index + down)
        for (let right = 0; right < width; right += 1) covered[column + right] = ''
      }
      here[column] = line(cell.textContent ?? '')
    }
  }
  return cells.map((row) => Array.from(row, (cell) => cell ?? ''))
}

/** The cells of a text with tabs and line ends; a cell that has one itself stands between quotation marks. */
function ofText(text: string): string[][] {
  const rows: string[][] = [[]]
  const next = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r?\n|\r|$)/y
  while (next.lastIndex < text.length) {
    const found = next.exec(text)
    if (!found) break
    const [, quoted, plain = '', end] = found
    const isWrapped = quoted !== undefined && /[\t\r\n]/.test(quoted)
    const words = quoted === undefined ? plain : isWrapped ? quoted.replaceAll('""', '"') : `"${quoted}"`
    rows.at(-1)?.push(line(words))
    if (end !== '\t' && next.lastIndex < text.length) rows.push([])
    else if (end === '\t' && next.lastIndex === text.length) rows.at(-1)?.push('')
  }
  return rows
}

/** What cells cannot take of a page: all but its words, and tables behind the first one. */
export type LeftOutOfCells = Record<'pictures' | 'links' | 'tables' | 'comments' | 'deletions', number>

export function leftOutOfCells(html: string): LeftOutOfCells {
  const { pictures, comments, deletions } = leftOutOf(html, () => false)
  const page = new DOMParser().parseFromString(html, 'text/html')
  takeReviewMarks(page, html)
  const [first, ...others] = page.querySelectorAll('table')
  const links = first?.querySelectorAll('a[href]').length ?? 0
  const tables = others.filter((table) => !first?.contains(table)).length
  return { pictures, links, tables, comments, deletions }
}

/** The cells on the clipboard; undefined for words, which go into one cell. */
export function pastedCells({ html, text }: Pasted): string[][] | undefined {
  const isGrid = html ? text.includes('\t') : /[\t\n]/.test(text.trim())
  const cells = ofPage(html) ?? (isGrid ? ofText(text) : undefined)
  return cells && (cells.length > 1 || (cells[0]?.length ?? 0) > 1) ? cells : undefined
}

/** Whether the first row of what is pasted names the columns. */
export function hasHeadRow(html: string): boolean {
  if (!/<table/i.test(html)) return false
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table')
  return table !== null && headRowsOf(table).includes(table.rows[0] as HTMLTableRowElement)
}

type Filled = { grid: Grid; isCut: boolean }

/** The same for a paste whose first row names the columns: it becomes the head of a table that has none. */
export function withHeadedCells(grid: Grid, cells: readonly (readonly string[])[], place: Place): Filled {
  const [first = [], ...others] = cells
  if (place.row === 0 || grid.head.some((each) => each.trim() !== '')) return withCells(grid, cells, place)
  const headed = withCells(grid, [first], { ...place, row: 0 })
  const filled = withCells(headed.grid, others, place)
  return { grid: filled.grid, isCut: headed.isCut || filled.isCut }
}

/** A table with cells set in from one place on, which grows as far as it may; the head is row 0. */
export function withCells(
  { head, rows }: Grid,
  cells: readonly (readonly string[])[],
  { row, column }: Place,
): Filled {
  const before = [head, ...rows]
  const wanted = column + Math.max(...cells.map((each) => each.length))
  const width = Math.max(head.length, Math.min(wanted, mostCells.columns))
  const height = Math.max(before.length, Math.min(row + cells.length, mostCells.rows + 1))
  const [first = [], ...others] = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => cells[y - row]?.[x - column] ?? before[y]?.[x] ?? ''),
  )
  return { grid: { head: first, rows: others }, isCut: wanted > width || row + cells.length > height }
}
