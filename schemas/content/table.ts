import { z } from 'zod'
import { type FieldHints, unset, withHints } from './field'
import { reportIssue } from './report'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A table as plain rows of texts, every row as wide as the widest. */
export type TableContent = { head: string[]; rows: string[][] }

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function cellText(cell: unknown): string {
  const value = isObject(cell) ? cell.value : cell
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const widen = (cells: string[], width: number) => [...cells, ...Array<string>(width - cells.length).fill('')]

/** A row as texts. A malformed row is dropped; a cell without text is empty, so that the columns stay aligned. */
function toRow(row: unknown, index: number): string[][] {
  if (isObject(row) && Array.isArray(row.body)) return [row.body.map(cellText)]
  reportIssue({ item: index, message: 'is not a row of a table' })
  return []
}

function toTable(value: { thead?: unknown; tbody?: unknown }): TableContent {
  const head = listOf(value.thead).map(cellText)
  const rows = listOf(value.tbody).flatMap(toRow)
  const width = rows.reduce((widest, cells) => Math.max(widest, cells.length), head.length)
  return {
    head: head.some((label) => label !== '') ? widen(head, width) : [],
    rows: rows.map((cells) => widen(cells, width)),
  }
}

const raw = z.looseObject({ thead: z.unknown().optional(), tbody: z.unknown().optional() })

export const table = (label: Pick<FieldHints, 'label' | 'help' | 'tab'>) =>
  withHints(z.preprocess(unset, raw.transform(toTable)), { type: 'table', required: true, ...label })

/** Whether an object with a `component` is a row or a cell of a table, which are no blocks of their own. */
export const isTablePart = ({ component }: { component?: unknown }): boolean =>
  typeof component === 'string' && component.startsWith('_table_')
