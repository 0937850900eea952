import { sql } from 'drizzle-orm'
import type { Config } from '@/lib/platform/config'
import type { Connection } from '@/lib/platform/db'
import { databaseLeases, startWorker, type Worker } from '@/lib/platform/worker'

/** The channel on which processes for visitors ask those with the jobs to look for work. */
const workChannel = 'work'

type Role = Config['role']

/** The worker of this process. One for visitors runs what each instance needs, and asks others for the rest. */
export function workerOfRole(role: Role, { db }: Pick<Connection, 'db'>): Worker {
  const askOthers = () => db.execute(sql`select pg_notify(${workChannel}, '')`)
  return role === 'web' ? startWorker(undefined, askOthers) : startWorker(databaseLeases(db))
}

/** Has a process that runs jobs alone hear what others ask for. One that does both looks every few seconds. */
export async function hearOthers(role: Role, connection: Connection, worker: Worker): Promise<void> {
  if (role === 'worker') await connection.listen(workChannel, () => worker.wakeAsked())
}
