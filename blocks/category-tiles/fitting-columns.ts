/** Of the numbers of columns the one that leaves the fewest empty places in the last row; the first of equals. */
export function fittingColumns<C extends number>(count: number, choices: readonly [C, ...C[]]): C {
  const empty = (columns: number) => (columns - (count % columns)) % columns
  return choices.reduce((best, columns) => (empty(columns) < empty(best) ? columns : best))
}
