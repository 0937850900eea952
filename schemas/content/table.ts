import { z } from 'zod'
import { type FieldHints, unset, withHints } from './field'

const cell = z.looseObject({ value: z.union([z.string(), z.number()]).nullish() })
const row = z.looseObject({ body: z.array(cell) })
const raw = z.looseObject({ thead: z.array(cell).default([]), tbody: z.array(row).default([]) })

/** A table as plain rows of texts, every row as wide as the widest. */
export type TableContent = { head: string[]; rows: string[][] }

const cellText = (entry: z.output<typeof cell>) => String(entry.value ?? '')
const widen = (cells: string[], width: number) => [...cells, ...Array<string>(width - cells.length).fill('')]

function toTable(value: z.output<typeof raw>): TableContent {
  const head = value.thead.map(cellText)
  const rows = value.tbody.map((entry) => entry.body.map(cellText))
  const width = Math.max(head.length, ...rows.map((cells) => cells.length), 0)
  return {
    head: head.some((label) => label !== '') ? widen(head, width) : [],
    rows: rows.map((cells) => widen(cells, width)),
  }
}

export const table = (label: Pick<FieldHints, 'label' | 'help' | 'tab'>) =>
  withHints(z.preprocess(unset, raw.transform(toTable)), { type: 'table', required: true, ...label })
