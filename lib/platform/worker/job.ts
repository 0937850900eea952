import { currentMs } from '@/lib/platform/clock'
import { errorMessage, logError } from '@/lib/platform/log'
import { count } from '@/lib/platform/metrics'
import { continueTrace } from '@/lib/platform/traces'

export type Job = {
  name: string
  /** The signal is aborted when the worker stops. A run then finishes its current work and starts nothing new. */
  run: (ending: AbortSignal) => Promise<unknown>
  /**
   * The time of the next run, in milliseconds since the epoch; `undefined` if the job runs only when it is woken.
   * `ended` is the time at which the last run ended.
   */
  nextAt: (ended: number | undefined) => number | undefined
  /** A failed job runs again after this pause at the latest; if unset, at its next time. */
  retryMs?: number
  /** Whether one instance runs the job for all. A lease is not a lock: two runs at the same time must do no harm. */
  leased?: boolean
  /** Whether a process that runs no leased jobs may ask for a run. */
  isAskedFor?: boolean
}

/** What a job of a process has done since the process started. Times are ISO 8601 texts. */
export type JobState = {
  name: string
  /** Whether it runs here: a leased job runs in one of the instances. */
  isHeld: boolean
  /** When it last ended well. */
  succeededAt?: string
  /** Why its last run failed; unset after one that ended well. */
  problem?: string
  /** When a run of it last failed, also where a later one ended well. */
  failedAt?: string
}

/** Runs a job at once, and then again `ms` milliseconds after each run has ended. */
export const every =
  (ms: number): Job['nextAt'] =>
  (ended) =>
    ended === undefined ? 0 : ended + ms

const isoOf = (ms: number) => new Date(ms).toISOString()

/** `setTimeout` supports delays of at most 24 days. */
const longestMs = 24 * 60 * 60 * 1_000

/** One job with its timer. Two runs of a job never overlap in one process. */
export class JobRunner {
  /** The end of the lease of this instance; infinite for a job without a lease. */
  leasedUntil: number
  /** When it last ended well. */
  succeeded: number | undefined
  /** When it last failed. */
  private failed: number | undefined
  private timer: NodeJS.Timeout | undefined
  private running: Promise<void> | undefined
  private again = false
  /** The span that the next run was asked for in, as a `traceparent`. */
  private trace: string | undefined
  private ended: number | undefined
  /** Of the last run: `text` is what may be told of it. */
  private failure: { reason: string; text: string } | undefined

  constructor(
    readonly job: Job,
    private readonly ending: AbortSignal,
  ) {
    this.leasedUntil = job.leased ? 0 : Number.POSITIVE_INFINITY
    ending.addEventListener('abort', () => clearTimeout(this.timer), { once: true })
  }

  state(): JobState {
    const { job, succeeded, failed, failure } = this
    return {
      name: job.name,
      isHeld: this.leasedUntil > currentMs(),
      ...(succeeded !== undefined && { succeededAt: isoOf(succeeded) }),
      ...(failure && { problem: failure.text }),
      ...(failed !== undefined && { failedAt: isoOf(failed) }),
    }
  }

  /** Sets the timer to the job's next time, unless the job is running or another instance holds its lease. */
  schedule(): void {
    clearTimeout(this.timer)
    if (this.ending.aborted || this.running || this.leasedUntil <= currentMs()) return
    const at = this.nextAt()
    if (at === undefined) return
    const wait = Math.max(at - currentMs(), 0)
    this.timer = setTimeout(() => this.strike(wait > longestMs), Math.min(wait, longestMs))
    this.timer.unref()
  }

  /**
   * Runs the job now, or once more after the current run; in the trace in which it is asked for. Resolves when that run has
   * ended, even if it failed.
   */
  wake(trace?: string): Promise<void> {
    if (this.ending.aborted) return this.settled()
    this.again = true
    this.trace = trace ?? this.trace
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
    if (isEarly || this.leasedUntil <= currentMs()) this.schedule()
    else void this.wake()
  }

  private async run(): Promise<void> {
    clearTimeout(this.timer)
    while (this.again && !this.ending.aborted) {
      this.again = false
      const from = this.trace
      this.trace = undefined
      const { name } = this.job
      try {
        await continueTrace({ name: `job ${name}`, attributes: { 'shop.job': name }, from }, async () =>
          this.job.run(this.ending),
        )
        this.failure = undefined
        this.succeeded = currentMs()
        count('shop_job_runs_total', { job_name: this.job.name, result: 'ok' })
      } catch (error) {
        count('shop_job_runs_total', { job_name: this.job.name, result: 'failed' })
        this.report(error)
      }
      this.ended = currentMs()
    }
    this.running = undefined
    this.schedule()
  }

  /** Logs a failure once, until the job has succeeded or failed for another reason. */
  private report(error: unknown): void {
    const reason = String(error)
    if (!this.ending.aborted && reason !== this.failure?.reason)
      logError(`The job "${this.job.name}" failed and will be tried again`, error)
    this.failed = currentMs()
    this.failure = { reason, text: errorMessage(error) }
  }
}
