import { CallGivenUpError } from './errors'
import type { Caller, Waiting } from './waiting'

/** How many calls may wait. More visitors' calls than this would not get their turn in time. */
const longest: Readonly<Record<Caller, number>> = { visitor: 25, crawl: 300 }

/** After so many visitors in a row it is a crawl's turn: without the index every unknown address is asked for. */
const visitorsInARow = 4

type Entry = { until: number; begin: () => void; refuse: (error: CallGivenUpError) => void }

/**
 * The calls that wait to be sent: at most `perSecond` go within any second, visitors' before those of crawls. A call
 * that finds the queue full, or cannot go in its time, is refused.
 */
export class CallQueue {
  private readonly waiting = { visitor: new Set<Entry>(), crawl: new Set<Entry>() }
  private readonly starts: number[] = []
  private pausedUntil = 0
  private passed = 0
  private timer: NodeJS.Timeout | undefined

  constructor(private readonly perSecond: number) {}

  /** How many calls of a caller wait. */
  waitingOf(caller: Caller): number {
    return this.waiting[caller].size
  }

  /** Resolves when the call may be sent. Rejects with `CallGivenUpError`. */
  turn({ caller, until }: Waiting): Promise<void> {
    const queue = this.waiting[caller]
    if (queue.size >= longest[caller]) return Promise.reject(new CallGivenUpError('full'))
    if (Math.max(this.pausedUntil, performance.now()) > until)
      return Promise.reject(new CallGivenUpError('late'))
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        queue.delete(entry)
      }
      const entry: Entry = {
        until,
        begin: () => {
          leave()
          resolve()
        },
        refuse: (error) => {
          leave()
          reject(error)
        },
      }
      const timer = setTimeout(() => entry.refuse(new CallGivenUpError('late')), until - performance.now())
      queue.add(entry)
      this.advance()
    })
  }

  /** Lets no call go for some milliseconds. Those that cannot wait so long are refused at once. */
  pause(ms: number): void {
    this.pausedUntil = Math.max(this.pausedUntil, performance.now() + ms)
    this.refuseIf(({ until }) => until < this.pausedUntil, 'late')
  }

  /** Refuses all calls that wait, because the service is not asked now. */
  refuseAll(): void {
    this.refuseIf(() => true, 'outage')
  }

  private refuseIf(condition: (entry: Entry) => boolean, reason: CallGivenUpError['reason']): void {
    for (const entry of [...this.waiting.visitor, ...this.waiting.crawl])
      if (condition(entry)) entry.refuse(new CallGivenUpError(reason))
  }

  /** Sends what may go now, and comes back when the next may. */
  private advance(): void {
    clearTimeout(this.timer)
    while (this.waiting.visitor.size + this.waiting.crawl.size > 0) {
      const now = performance.now()
      const [oldest = 0] = this.starts
      const free = this.starts.length < this.perSecond ? now : oldest + 1_000
      const next = Math.max(free, this.pausedUntil)
      if (next > now) {
        this.timer = setTimeout(() => this.advance(), Math.ceil(next - now))
        return
      }
      this.starts.push(now)
      if (this.starts.length > this.perSecond) this.starts.shift()
      this.first()?.begin()
    }
  }

  private first(): Entry | undefined {
    const [visitor] = this.waiting.visitor
    const [crawl] = this.waiting.crawl
    const isPassed = visitor !== undefined && crawl !== undefined && this.passed < visitorsInARow
    this.passed = isPassed ? this.passed + 1 : 0
    return isPassed ? visitor : (crawl ?? visitor)
  }
}
