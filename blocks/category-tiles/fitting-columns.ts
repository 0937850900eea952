/** The number of columns, among the choices, with the fewest gaps in the last row; the first of equal ones. */
export function fittingColumns<C extends number>(count: number, choices: readonly [C, ...C[]]): C {
  const empty = (columns: number) => (columns - (count % columns)) % columns
  return choices.reduce((best, columns) => (empty(columns) < empty(best) ? columns : best))
}
