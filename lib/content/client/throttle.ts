import { setTimeout as sleep } from 'node:timers/promises'

/** Rate limit: at most `limit` calls resolve within any `intervalMs`, in the order of the calls. */
export function throttle(limit: number, intervalMs: number): () => Promise<void> {
  const starts: number[] = []
  let last: Promise<void> = Promise.resolve()
  const wait = async () => {
    for (;;) {
      const [oldest = 0] = starts.slice(-limit)
      const left = starts.length < limit ? 0 : oldest + intervalMs - performance.now()
      if (left <= 0) break
      await sleep(Math.ceil(left))
    }
    starts.push(performance.now())
    if (starts.length > limit) starts.shift()
  }
  return () => {
    last = last.then(wait)
    return last
  }
}
