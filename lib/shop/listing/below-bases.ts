type Read<V> = { value: (row: V) => string; base: (row: V) => string | null | undefined }

/**
 * The values of a filter that stand below no other one of it, in their order, each with those below it: colours with their
 * shades. A value whose base is not among them stands by itself.
 */
export function belowBases<V>(
  rows: readonly V[],
  { value, base }: Read<V>,
): { row: V; below: readonly V[] }[] {
  const known = new Set(rows.map(value))
  const baseOf = (row: V) => {
    const own = base(row)
    return own !== null && own !== undefined && known.has(own) ? own : undefined
  }
  const groups = Map.groupBy(rows, baseOf)
  return (groups.get(undefined) ?? []).map((row) => ({ row, below: groups.get(value(row)) ?? [] }))
}
