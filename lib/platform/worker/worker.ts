import { AsyncLocalStorage } from 'node:async_hooks'
import { currentMs } from '@/lib/platform/clock'
import { measure } from '@/lib/platform/metrics'
import { withTimeout } from '@/lib/platform/outage'
import { traceparent } from '@/lib/platform/traces'
import { every, type Job, JobRunner, type JobState } from './job'
import type { Leases } from './leases'

/** The pages and the server in front of them are separate bundles: a module variable would exist once in each. */
const store = globalThis as { nestlingWorker?: Worker }

/** Runs the background jobs of this process, each at its own times and when it is woken. */
export class Worker {
  private readonly runners = new Map<string, JobRunner>()
  private readonly ending = new AbortController()
  private claiming: JobRunner | undefined
  /** Runs a function outside the async context of a request, which all later runs of a job would otherwise inherit. */
  private readonly withoutRequest = AsyncLocalStorage.snapshot()

  /** Leased jobs that other processes run. */
  private readonly elsewhere = new Set<string>()

  /**
   * Only leased jobs need `leases`. With `askOthers`, this process runs no leased job, and asks the processes that do
   * when one is woken.
   */
  constructor(
    private readonly leases?: Leases,
    private readonly askOthers?: () => Promise<unknown>,
  ) {
    measure('shop_held_leases', () =>
      this.each(({ job: { leased }, leasedUntil }) =>
        leased ? Number(leasedUntil > currentMs()) : undefined,
      ),
    )
    measure('shop_job_last_success_timestamp_seconds', () =>
      this.each(({ succeeded }) => succeeded && succeeded / 1_000),
    )
  }

  private each(value: (runner: JobRunner) => number | undefined) {
    return [...this.runners].flatMap(([job, runner]) => {
      const found = value(runner)
      return found === undefined ? [] : [{ labels: { job_name: job }, value: found }]
    })
  }

  /** What each job of this process has done. */
  states(): JobState[] {
    return [...this.runners.values()].map((runner) => runner.state())
  }

  /** Adds a job and schedules its first run. */
  add(job: Job): void {
    if (job.leased && this.askOthers) {
      this.elsewhere.add(job.name)
      return
    }
    const runner = new JobRunner(job, this.ending.signal)
    this.runners.set(job.name, runner)
    if (job.leased) void this.claim()
    else runner.schedule()
  }

  /**
   * Runs a job now in this instance, even if another one holds its lease: the holder would see new work only at its
   * next run. Resolves when the run has ended, even if it failed; for a job that other processes run, when they have
   * been asked.
   */
  async wake(name: string): Promise<void> {
    if (this.elsewhere.has(name)) {
      // Where nobody hears it, the job runs at its next time.
      await this.askOthers?.().catch(() => undefined)
      return
    }
    const trace = traceparent()
    await this.withoutRequest(() => this.runners.get(name)?.wake(trace))
  }

  /** Runs a job now if this instance holds its lease. */
  async wakeHeld(name: string): Promise<void> {
    const runner = this.runners.get(name)
    if (runner && runner.leasedUntil > currentMs()) await this.wake(name)
  }

  /** Runs the jobs now that others may ask for and whose leases this instance holds. */
  wakeAsked(): void {
    for (const { job, leasedUntil } of this.runners.values())
      if (job.isAskedFor && leasedUntil > currentMs()) void this.wake(job.name)
  }

  /** Schedules a job again after its next time has changed. */
  reschedule(name: string): void {
    this.withoutRequest(() => this.runners.get(name)?.schedule())
  }

  /** Starts no more runs, waits for the current ones and releases the leases. */
  async stop(): Promise<void> {
    this.ending.abort()
    if (store.nestlingWorker === this) delete store.nestlingWorker
    await Promise.all([this.claiming, ...this.runners.values()].map((runner) => runner?.settled()))
    if (this.claiming) await this.leases?.release().catch(() => undefined)
  }

  /** Claims the leases of all leased jobs, now and three times within the duration of a lease. */
  private claim(): Promise<void> {
    const { leases } = this
    if (!leases) throw new Error('The worker was created without leases, but a job needs one')
    this.claiming ??= new JobRunner(
      { name: 'leases', run: () => this.renew(leases), nextAt: every(leases.forMs / 3) },
      this.ending.signal,
    )
    return this.claiming.wake()
  }

  private async renew(leases: Leases): Promise<void> {
    const leased = [...this.runners.values()].filter(({ job }) => job.leased)
    const until = currentMs() + leases.forMs
    // An answer that comes after the leases have run out would be worth nothing.
    const claimed = await withTimeout(leases.claim(leased.map(({ job }) => job.name)), leases.forMs)
    const held = new Set(claimed)
    for (const runner of leased) {
      const isNew = runner.leasedUntil <= currentMs()
      runner.leasedUntil = held.has(runner.job.name) ? until : 0
      if (isNew) runner.schedule()
    }
  }
}

/** Creates the worker of this process, which `wake` then uses. */
export function startWorker(...options: ConstructorParameters<typeof Worker>): Worker {
  store.nestlingWorker = new Worker(...options)
  return store.nestlingWorker
}

/** Whether this process has a worker; a build has none. */
export const hasWorker = (): boolean => store.nestlingWorker !== undefined

/** Makes the worker of this process run a job now. Does nothing in a process without a worker, such as a build. */
export const wake = async (name: string): Promise<void> => store.nestlingWorker?.wake(name)
