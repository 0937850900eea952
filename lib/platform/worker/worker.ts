import { AsyncLocalStorage } from 'node:async_hooks'
import { every, type Job, JobRunner } from './job'
import type { Leases } from './leases'

/** The pages and the server in front of them are bundled apart, and share nothing but the process. */
const store = globalThis as { nestlingWorker?: Worker }

/** Does what this process has to do besides answering requests: jobs, each at its times or when it is woken. */
export class Worker {
  private readonly runners = new Map<string, JobRunner>()
  private readonly ending = new AbortController()
  private claiming: JobRunner | undefined
  /** A request that wakes a job, or changes its time, does not hand its context on to all later runs. */
  private readonly ofNoRequest = AsyncLocalStorage.snapshot()

  /** `leases` are needed for jobs that one instance does for all. */
  constructor(private readonly leases?: Leases) {}

  /** Takes a job on and runs it as soon as its time has come. */
  add(job: Job): void {
    const runner = new JobRunner(job, this.ending.signal)
    this.runners.set(job.name, runner)
    if (job.leased) void this.claim()
    else runner.schedule()
  }

  /**
   * Runs a job now in this instance, even if another one holds its lease, because the holder would see new work only at
   * its next time. Resolves when the run ends, also when it failed.
   */
  async wake(name: string): Promise<void> {
    await this.ofNoRequest(() => this.runners.get(name)?.wake())
  }

  /** Asks a job for its next time anew, because it has changed. */
  reschedule(name: string): void {
    this.ofNoRequest(() => this.runners.get(name)?.schedule())
  }

  /** Begins nothing more, waits for what runs and gives the leases back. */
  async stop(): Promise<void> {
    this.ending.abort()
    if (store.nestlingWorker === this) delete store.nestlingWorker
    await Promise.all([this.claiming, ...this.runners.values()].map((runner) => runner?.settled()))
    if (this.claiming) await this.leases?.release().catch(() => undefined)
  }

  /** Claims the jobs that need it, now and several times within the life of a lease. */
  private claim(): Promise<void> {
    const { leases } = this
    if (!leases) throw new Error('A job needs a lease, and the worker has none to give')
    this.claiming ??= new JobRunner(
      { name: 'leases', run: () => this.renew(leases), nextAt: every(leases.forMs / 3) },
      this.ending.signal,
    )
    return this.claiming.wake()
  }

  private async renew(leases: Leases): Promise<void> {
    const leased = [...this.runners.values()].filter(({ job }) => job.leased)
    const until = Date.now() + leases.forMs
    const held = new Set(await leases.claim(leased.map(({ job }) => job.name)))
    for (const runner of leased) {
      const isNew = runner.leasedUntil <= Date.now()
      runner.leasedUntil = held.has(runner.job.name) ? until : 0
      if (isNew) runner.schedule()
    }
  }
}

/** Makes a worker the one of the process. */
export function startWorker(leases: Leases): Worker {
  store.nestlingWorker = new Worker(leases)
  return store.nestlingWorker
}

/** Has the worker of the process run a job now. Where there is none, as in a build, nothing happens. */
export const wake = async (name: string): Promise<void> => store.nestlingWorker?.wake(name)
