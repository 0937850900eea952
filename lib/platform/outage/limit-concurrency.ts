/** Thrown when the queue is full. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

/**
 * Limits concurrency: runs at most `limit` tasks at a time and queues the others in order. Throws `QueueFullError` at
 * once if `mostWaiting` tasks are queued already.
 */
export function limitConcurrency(limit: number, mostWaiting = Number.POSITIVE_INFINITY) {
  let running = 0
  const waiting: (() => void)[] = []
  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= limit) {
      if (waiting.length >= mostWaiting) throw new QueueFullError()
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      // The next task takes over the slot, so that no new one gets ahead of it.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
