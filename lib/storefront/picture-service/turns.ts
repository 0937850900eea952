/** So much work is waiting that another piece is refused. */
export class TooMuchWaiting extends Error {
  override name = 'TooMuchWaiting'
}

/**
 * Lets at most `limit` pieces of work run at a time; the others wait for their turn, in the order they came. Beyond
 * `mostWaiting` a piece is refused with `TooMuchWaiting`, at once.
 */
export function takingTurns(limit: number, mostWaiting = Number.POSITIVE_INFINITY) {
  let running = 0
  const waiting: (() => void)[] = []
  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= limit) {
      if (waiting.length >= mostWaiting) throw new TooMuchWaiting()
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      // A waiting piece takes over the place, so that no newcomer slips in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
