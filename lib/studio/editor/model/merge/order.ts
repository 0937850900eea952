/** Whether the entries that both lists have stand in another order. */
function isReordered(before: readonly string[], after: readonly string[]): boolean {
  const common = before.filter((each) => after.includes(each))
  const now = after.filter((each) => before.includes(each))
  return common.some((each, index) => each !== now[index])
}

/**
 * The members of a list in one order: that of the version which changed it, with the entries of the other version behind
 * the entry that they follow there. Where both changed it, mine counts.
 */
export function mergeOrder(
  members: ReadonlySet<string>,
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] {
  const [first, second] = isReordered(base, mine) ? [mine, theirs] : [theirs, mine]
  const merged = first.filter((each) => members.has(each))
  for (const [index, each] of second.entries()) {
    if (!members.has(each) || merged.includes(each)) continue
    const before = second.slice(0, index).findLast((other) => merged.includes(other))
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, each)
  }
  return [...merged, ...[...members].filter((each) => !merged.includes(each))]
}

/** Whether both versions put entries that all three lists have into another order, each into a different one. */
export function isOrderDisputed(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): boolean {
  const isCommon = (each: string) => base.includes(each) && mine.includes(each) && theirs.includes(each)
  const [was, my, their] = [base, mine, theirs].map((list) => list.filter(isCommon).join('\n'))
  return my !== was && their !== was && my !== their
}
