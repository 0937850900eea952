import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { every } from '@/lib/platform/worker/job'
import { databaseLeases } from '@/lib/platform/worker/leases'
import { leases } from '@/lib/platform/worker/tables'
import { Worker } from '@/lib/platform/worker/worker'
import { describeOnDatabases } from '../../fixtures/databases'

const forMs = 600
const jobs = ['housekeeping', 'messages']

describeOnDatabases('leases', (getDb) => {
  const workers: Worker[] = []
  beforeEach(async () => void (await getDb().delete(leases)))
  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker.stop()
  })

  /** An instance that counts its runs of the jobs, and may be cut off from its leases as by a kill -9. */
  function startInstance() {
    const runs: Record<string, number> = Object.fromEntries(jobs.map((job) => [job, 0]))
    const database = databaseLeases(getDb(), { forMs })
    let killed = false
    const worker = new Worker({
      forMs,
      claim: async (names) => (killed ? [] : database.claim(names)),
      release: async () => (killed ? undefined : database.release()),
    })
    workers.push(worker)
    for (const name of jobs)
      worker.add({
        name,
        leased: true,
        nextAt: every(20),
        run: async () => {
          runs[name] = (runs[name] ?? 0) + 1
        },
      })
    const kill = async () => {
      killed = true
      await worker.stop()
    }
    const allRun = (times: number) =>
      vi.waitFor(() => jobs.every((job) => expect(runs[job]).toBeGreaterThan(times)), {
        timeout: 5_000,
        interval: 10,
      })
    return { runs, worker, kill, allRun }
  }

  it('have each job done by one of two instances, for longer than one lease lasts', async () => {
    const [one, other] = [startInstance(), startInstance()]
    await sleep(3 * forMs)
    for (const job of jobs)
      expect([one, other].map(({ runs }) => (runs[job] ?? 0) > 1).sort(), job).toEqual([false, true])
    for (const job of jobs) expect(Math.min(one.runs[job] ?? 0, other.runs[job] ?? 0), job).toBe(0)
  })

  it('pass to another instance when their holder was killed, and no sooner than they run out', async () => {
    const one = startInstance()
    await one.allRun(0)
    const other = startInstance()
    await one.kill()
    const begun = performance.now()
    await sleep(forMs / 4)
    expect(other.runs).toEqual({ housekeeping: 0, messages: 0 })
    await other.allRun(1)
    expect(performance.now() - begun).toBeLessThan(5 * forMs)
  })

  it('pass on at once from an instance that ends', async () => {
    const one = startInstance()
    await one.allRun(0)
    await one.worker.stop()
    expect(await databaseLeases(getDb(), { forMs }).claim(jobs)).toEqual(expect.arrayContaining(jobs))
  })

  it('do not keep an instance from a job that is woken there', async () => {
    const one = startInstance()
    await one.allRun(0)
    const other = startInstance()
    await other.worker.wake('messages')
    expect(other.runs).toEqual({ housekeeping: 0, messages: 1 })
  })

  it('go to one of many that claim them at once, and stay there while they are renewed', async () => {
    const all = Array.from({ length: 8 }, () => databaseLeases(getDb(), { forMs }))
    const claimed = await Promise.all(
      all.map(({ claim }, index) => claim(index % 2 ? jobs : jobs.toReversed())),
    )
    expect(claimed.flat().sort()).toEqual(jobs)
    const holders = all.filter((_, index) => (claimed[index]?.length ?? 0) > 0)
    for (const { claim } of holders) expect((await claim(jobs)).length).toBeGreaterThan(0)
    for (const lease of all) if (!holders.includes(lease)) expect(await lease.claim(jobs)).toEqual([])
  })
})
