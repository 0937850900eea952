/**
 * Runs something for the newest of many occasions: one at a time, and once more where there was another occasion meanwhile.
 * Only the answer to the newest is used.
 */
export function forNewest<T, A>(run: (occasion: T) => Promise<A>, use: (answer: A, occasion: T) => void) {
  let waiting: { occasion: T } | undefined
  let isRunning = false
  const next = async (): Promise<void> => {
    isRunning = true
    try {
      for (let asked = waiting; asked; asked = waiting) {
        waiting = undefined
        const { occasion } = asked
        // An occasion that fails is over; the next one is not.
        const answer = await run(occasion).then(
          (value) => ({ value }),
          () => undefined,
        )
        if (answer && !waiting) use(answer.value, occasion)
      }
    } finally {
      isRunning = false
    }
  }
  return (occasion: T): void => {
    waiting = { occasion }
    if (!isRunning) void next()
  }
}
