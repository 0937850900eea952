export type Limits = {
  /** How many may be under way at once. */
  atOnce: number
  /** How many more may wait. */
  waiting: number
  /** How long one of them waits at the most, in milliseconds. */
  patience: number
}

type Waiting = { client: string; begin: (entered: boolean) => void }

/** How many of some tasks each client has. */
const countsOf = (tasks: Iterable<{ client: string }>): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { client } of tasks) counts.set(client, (counts.get(client) ?? 0) + 1)
  return counts
}

/**
 * Lets a bounded number of tasks run at once and a bounded number wait; others are turned away at once. What there is
 * room for is shared between clients, so that one with many tasks does not keep out the others.
 */
export class Gate {
  private readonly underWay = new Set<{ client: string }>()
  private readonly queue = new Set<Waiting>()

  constructor(private readonly limits: Limits) {}

  /**
   * Resolves to what ends the task: at once, or when another has ended. Resolves to undefined when the task may not run:
   * there is no room in time, or its signal was aborted while it waited.
   */
  async enter(client: string, signal?: AbortSignal): Promise<(() => void) | undefined> {
    if (this.underWay.size < this.limits.atOnce) return this.begin(client)
    if (signal?.aborted || (this.queue.size >= this.limits.waiting && !this.displace(client)))
      return undefined
    return new Promise((resolve) => {
      const giveUp = () => waiting.begin(false)
      const timer = setTimeout(giveUp, this.limits.patience)
      const waiting: Waiting = {
        client,
        begin: (entered) => {
          clearTimeout(timer)
          signal?.removeEventListener('abort', giveUp)
          this.queue.delete(waiting)
          resolve(entered ? this.begin(client) : undefined)
        },
      }
      signal?.addEventListener('abort', giveUp, { once: true })
      this.queue.add(waiting)
    })
  }

  private begin(client: string): () => void {
    const task = { client }
    this.underWay.add(task)
    return () => {
      if (this.underWay.delete(task)) this.next()
    }
  }

  /** Turns away the last task of the client with the most that wait, if those are more than the newcomer's would be. */
  private displace(client: string): boolean {
    const counts = countsOf(this.queue)
    const most = Math.max(0, ...counts.values())
    if (most <= (counts.get(client) ?? 0) + 1) return false
    const last = [...this.queue].findLast((one) => counts.get(one.client) === most)
    last?.begin(false)
    return last !== undefined
  }

  /** Lets in the task that has waited longest among those whose client has the fewest under way. */
  private next(): void {
    const counts = countsOf(this.underWay)
    const countOf = ({ client }: Waiting) => counts.get(client) ?? 0
    const fewest = Math.min(...[...this.queue].map(countOf))
    const next = [...this.queue].find((waiting) => countOf(waiting) === fewest)
    next?.begin(true)
  }
}
