import { AsyncLocalStorage } from 'node:async_hooks'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { every } from '@/lib/platform/worker/job'
import { startWorker, Worker, wake } from '@/lib/platform/worker/worker'

const start = Date.UTC(2026, 10, 21, 12)
const never = () => undefined
let worker: Worker

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  worker = new Worker()
})
afterEach(async () => {
  const stopped = worker.stop()
  await vi.advanceTimersByTimeAsync(1_000)
  await stopped
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a worker', () => {
  it('runs a job at once, and again after each pause, which begins when the run has ended', async () => {
    const times: number[] = []
    const run = async () => {
      times.push(Date.now() - start)
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    worker.add({ name: 'job', run, nextAt: every(1_000) })
    await vi.advanceTimersByTimeAsync(3_200)
    expect(times).toEqual([0, 1_500, 3_000])
  })

  it('runs a job at the time that it names, also months away, and at another when it is told of one', async () => {
    const run = vi.fn(async () => undefined)
    const day = 86_400_000
    let at: number | undefined = start + 90 * day
    worker.add({ name: 'job', run, nextAt: () => at })
    await vi.advanceTimersByTimeAsync(60 * day)
    expect(run).not.toHaveBeenCalled()
    at = start + 61 * day
    worker.reschedule('job')
    await vi.advanceTimersByTimeAsync(day - 1)
    expect(run).not.toHaveBeenCalled()
    at = undefined
    worker.reschedule('job')
    await vi.advanceTimersByTimeAsync(90 * day)
    expect(run).not.toHaveBeenCalled()
  })

  it('runs a job that is woken now, and once more when that came during a run', async () => {
    let running = 0
    const run = vi.fn(async () => {
      running += 1
      expect(running).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 100))
      running -= 1
    })
    worker.add({ name: 'job', run, nextAt: never })
    const all = [1, 2, 3].map(() => worker.wake('job'))
    await vi.advanceTimersByTimeAsync(1_000)
    await Promise.all(all)
    expect(run).toHaveBeenCalledTimes(2)
    await worker.wake('no such job')
  })

  it('says a failure once while it lasts, and again when it is another or has come back', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const outcomes = ['busy', 'busy', 'lost', '', 'lost']
    const run = async () => {
      const outcome = outcomes.shift()
      if (outcome) throw new Error(outcome)
    }
    worker.add({ name: 'job', run, nextAt: every(1_000) })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(reported.mock.calls.map(([words]) => String(words).split('\n')[0])).toEqual(
      ['busy', 'lost', 'lost'].map((words) => `The job "job" failed and will be tried again: ${words}`),
    )
  })

  it('tries a job again that failed, sooner than its time where it asks for that', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const times: number[] = []
    const run = async () => {
      times.push(Date.now() - start)
      if (times.length < 3) throw new Error('busy')
    }
    worker.add({ name: 'job', run, nextAt: (ended) => (ended ? undefined : start), retryMs: 100 })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(times).toEqual([0, 100, 200])
  })

  it('that stops waits for what runs, tells it so, and begins nothing more', async () => {
    let ended = false
    const run = vi.fn(async (ending: AbortSignal) => {
      await new Promise((resolve) => ending.addEventListener('abort', () => setTimeout(resolve, 300)))
      ended = true
    })
    worker.add({ name: 'job', run, nextAt: every(10) })
    await vi.advanceTimersByTimeAsync(0)
    void worker.wake('job')
    const stopped = worker.stop().then(() => ended)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await stopped).toBe(true)
    await worker.wake('job')
    expect(run).toHaveBeenCalledOnce()
  })

  it('runs jobs in no context of the request that wakes them or changes their time', async () => {
    // Only real timers carry a context on
    vi.useRealTimers()
    const request = new AsyncLocalStorage<string>()
    const seen: unknown[] = []
    let at: number | undefined
    const run = async () => {
      seen.push(request.getStore())
      at = undefined
    }
    worker.add({ name: 'job', run, nextAt: () => at })
    await request.run('a publish', () => worker.wake('job'))
    at = Date.now() + 10
    request.run('a page', () => worker.reschedule('job'))
    await vi.waitFor(() => expect(seen).toEqual([undefined, undefined]))
    vi.useFakeTimers()
  })

  it('is woken from anywhere in its process, until it stops', async () => {
    const run = vi.fn(async () => undefined)
    await wake('job')
    worker = startWorker({ forMs: 1_000, claim: async () => [], release: async () => undefined })
    worker.add({ name: 'job', run, nextAt: never })
    await wake('job')
    expect(run).toHaveBeenCalledOnce()
    await worker.stop()
    await wake('job')
    expect(run).toHaveBeenCalledOnce()
  })
})

describe('a job of one instance for all', () => {
  const leasedJob = (run: () => Promise<void>) => ({ name: 'job', leased: true, run, nextAt: every(1_000) })

  it('runs while its lease is renewed, and no longer than it lasts when the database is gone', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let isThere = true
    const claim = async (jobs: readonly string[]) => {
      if (!isThere) throw new Error('gone')
      return [...jobs]
    }
    worker = new Worker({ forMs: 15_000, claim, release: async () => undefined })
    const run = vi.fn(async () => undefined)
    worker.add(leasedJob(run))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(run.mock.calls.length).toBeGreaterThanOrEqual(60)
    isThere = false
    await vi.advanceTimersByTimeAsync(15_000)
    run.mockClear()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(run).not.toHaveBeenCalled()
    isThere = true
    await vi.advanceTimersByTimeAsync(6_000)
    expect(run).toHaveBeenCalled()
  })

  it('runs again after a claim that was never answered', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let isSilent = true
    const claim = (jobs: readonly string[]) =>
      isSilent ? new Promise<string[]>(() => undefined) : Promise.resolve([...jobs])
    worker = new Worker({ forMs: 15_000, claim, release: async () => undefined })
    const run = vi.fn(async () => undefined)
    worker.add(leasedJob(run))
    await vi.advanceTimersByTimeAsync(10_000)
    isSilent = false
    await vi.advanceTimersByTimeAsync(20_000)
    expect(run).toHaveBeenCalled()
  })

  it('cannot be added where there are no leases', () => {
    expect(() => new Worker().add(leasedJob(async () => undefined))).toThrow('lease')
  })

  it('that has others for the leased jobs runs none of them, and asks the others when one is woken', async () => {
    const run = vi.fn(async () => undefined)
    const own = vi.fn(async () => undefined)
    const ask = vi.fn(async () => Promise.reject(new Error('The database is away')))
    worker = new Worker(undefined, ask)
    worker.add({ name: 'leased', leased: true, run, nextAt: every(1_000) })
    worker.add({ name: 'own', run: own, nextAt: every(1_000) })
    await worker.wake('leased')
    await vi.advanceTimersByTimeAsync(5_000)
    expect([run.mock.calls.length, ask.mock.calls.length]).toEqual([0, 1])
    expect(own).toHaveBeenCalled()
  })

  it('that is asked runs what others may ask for and what it holds the lease of', async () => {
    const claim = async () => ['held', 'quiet']
    worker = new Worker({ forMs: 15_000, claim, release: async () => undefined })
    const runs = ['held', 'quiet', 'elsewhere'].map((name) => {
      const run = vi.fn(async () => undefined)
      worker.add({ name, leased: true, isAskedFor: name !== 'quiet', run, nextAt: never })
      return run
    })
    await vi.advanceTimersByTimeAsync(100)
    worker.wakeAsked()
    await vi.advanceTimersByTimeAsync(100)
    expect(runs.map((run) => run.mock.calls.length)).toEqual([1, 0, 0])
  })
})
