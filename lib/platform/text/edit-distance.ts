/**
 * The edit distance of two words: deletions, insertions, substitutions and transpositions of neighbours (optimal string
 * alignment). Returns `limit + 1` as soon as it must exceed `limit`.
 */
export function editDistance(from: string, to: string, limit: number): number {
  const tooFar = limit + 1
  if (Math.abs(from.length - to.length) > limit) return tooFar
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row]
    let least = row
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1]
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1)
      next.push(cost)
      least = Math.min(least, cost)
    }
    if (least > limit) return tooFar
    beforeLast = last
    last = next
  }
  return Math.min(last[to.length] ?? tooFar, tooFar)
}
