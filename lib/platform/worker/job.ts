export type Job = {
  name: string
  /** The signal says that the worker ends: what is under way comes to its end, nothing more is begun. */
  run: (ending: AbortSignal) => Promise<unknown>
  /**
   * When it runs next, in milliseconds since the epoch; `undefined`: not until it is woken. `ended` is the end of its
   * last run.
   */
  nextAt: (ended: number | undefined) => number | undefined
  /** After a failure it runs again no later than that. Unset: at its next time. */
  retryMs?: number
  /** Whether one instance does it for all. Of several at once none may come to harm: a lease is no lock. */
  leased?: boolean
}

/** Now, and after each run when so many milliseconds have passed. */
export const every =
  (ms: number): Job['nextAt'] =>
  (ended) =>
    ended === undefined ? 0 : ended + ms

/** Timers count no further than 24 days. */
const longestMs = 24 * 60 * 60 * 1_000

/** One job with its timer. Its runs follow each other, never at the same time. */
export class JobRunner {
  /** Until when the job is this instance's. */
  leasedUntil: number
  private timer: NodeJS.Timeout | undefined
  private running: Promise<void> | undefined
  private again = false
  private ended: number | undefined
  private failure: string | undefined

  constructor(
    readonly job: Job,
    private readonly ending: AbortSignal,
  ) {
    this.leasedUntil = job.leased ? 0 : Number.POSITIVE_INFINITY
    ending.addEventListener('abort', () => clearTimeout(this.timer), { once: true })
  }

  /** Sets the timer to the job's next time. */
  schedule(): void {
    clearTimeout(this.timer)
    if (this.ending.aborted || this.running || this.leasedUntil <= Date.now()) return
    const at = this.nextAt()
    if (at === undefined) return
    const wait = Math.max(at - Date.now(), 0)
    this.timer = setTimeout(() => this.strike(wait > longestMs), Math.min(wait, longestMs))
    this.timer.unref()
  }

  /** Runs it now; while it runs, once more afterwards. Resolves when that is done, well or not. */
  wake(): Promise<void> {
    if (this.ending.aborted) return this.settled()
    this.again = true
    this.running ??= this.run()
    return this.running
  }

  settled(): Promise<void> {
    return this.running ?? Promise.resolve()
  }

  private nextAt(): number | undefined {
    const { nextAt, retryMs } = this.job
    const at = nextAt(this.ended)
    if (this.failure === undefined || retryMs === undefined) return at
    return Math.min(at ?? Number.POSITIVE_INFINITY, (this.ended ?? 0) + retryMs)
  }

  private strike(isEarly: boolean): void {
    if (isEarly || this.leasedUntil <= Date.now()) this.schedule()
    else void this.wake()
  }

  private async run(): Promise<void> {
    clearTimeout(this.timer)
    while (this.again && !this.ending.aborted) {
      this.again = false
      try {
        await this.job.run(this.ending)
        this.failure = undefined
      } catch (error) {
        this.report(error)
      }
      this.ended = Date.now()
    }
    this.running = undefined
    this.schedule()
  }

  /** The same failure is said once, until the job has succeeded or failed for another reason. */
  private report(error: unknown): void {
    const failure = String(error)
    if (!this.ending.aborted && failure !== this.failure)
      console.error(`The job "${this.job.name}" failed and will be tried again:`, error)
    this.failure = failure
  }
}
