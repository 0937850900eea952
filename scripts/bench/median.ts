/** The median. Throws when there are no figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b)
  const half = sorted.length / 2
  const upper = sorted[Math.floor(half)]
  const lower = sorted[Math.ceil(half) - 1]
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing')
  return (lower + upper) / 2
}
