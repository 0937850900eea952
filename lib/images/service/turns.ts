/** Lets at most `limit` pieces of work run at a time; the others wait for their turn, in the order they came. */
export function takingTurns(limit: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
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
