export type Unit = 'req/s' | 'KiB' | 'MiB' | 'ms' | 'ms CPU' | 'shift' | '%'

/** A row of the table: a figure, and the same measurement of the yardstick. */
export type Row = {
  subject: string
  unit: Unit
  /** Undefined when it could not be measured here; the note says why. */
  figure: number | undefined
  yardstick?: { name: string; figure: number }
  ratio?: number
  note?: string
  /** The most that the figure may be, in its unit; the table says whether it is. */
  bound?: number | undefined
}

export const bareYardstick = 'bare page'

/** A row whose ratio is the figure over its yardstick; a yardstick of 0 has no ratio. */
export function comparedRow(row: Required<Pick<Row, 'subject' | 'unit' | 'yardstick'>> & Row): Row {
  const { figure, yardstick } = row
  if (figure === undefined || yardstick.figure === 0) return row
  return { ...row, ratio: figure / yardstick.figure }
}
