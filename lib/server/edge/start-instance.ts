import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { currentTime } from '@/lib/platform/clock'
import type { Config } from '@/lib/platform/config'
import type { Database } from '@/lib/platform/db'
import { announceInstance, forgetInstance, type Instance } from '@/lib/platform/instances'
import { currentBuild } from '@/lib/platform/release'
import { every, type Worker } from '@/lib/platform/worker'

const job = 'instance'
const saidEveryMs = 5_000

type Options = { worker: Worker; db: Database; role: Config['role']; applied: number }

/** Says in the database that this process runs, how far it has applied invalidations, and what its jobs have done. */
export function startInstance({ worker, db, role, applied }: Options) {
  const build = currentBuild().id
  const instance: Instance = {
    ...{ id: randomUUID(), role, build, host: hostname(), pid: process.pid, startedAt: currentTime() },
    ...{ applied, jobs: [] },
  }
  const announce = () => announceInstance(db, { ...instance, jobs: worker.states() })
  worker.add({ name: job, run: announce, nextAt: every(saidEveryMs) })
  return {
    /** Says that the invalidations up to a row are applied. */
    apply(id: number): Promise<void> {
      instance.applied = id
      return worker.wake(job)
    },
    /** Says that this process has ended. */
    forget: () => forgetInstance(db, instance.id).catch(() => undefined),
  }
}
