export type Unit = 'req/s' | 'KiB' | 'MiB' | 'ms' | 'ms CPU' | 'shift'

/** One line of the table: what was measured, and beside it what the same measurement gave for the yardstick. */
export type Row = {
  subject: string
  unit: Unit
  /** Undefined when it could not be measured here; the note says why. */
  figure: number | undefined
  yardstick?: { name: string; figure: number }
  ratio?: number
  note?: string
}

export const bareYardstick = 'bare page'

/** A row whose ratio is the figure over its yardstick; a yardstick of nothing gives none. */
export function comparedRow(row: Required<Pick<Row, 'subject' | 'unit' | 'yardstick'>> & Row): Row {
  const { figure, yardstick } = row
  if (figure === undefined || yardstick.figure === 0) return row
  return { ...row, ratio: figure / yardstick.figure }
}
