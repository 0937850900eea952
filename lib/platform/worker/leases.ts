import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { type Database, textArray } from '@/lib/platform/db'
import { leases } from './tables'

/** Which of the jobs that only one instance does are this one's. */
export type Leases = {
  /** For how long a claim holds, in milliseconds. */
  forMs: number
  /** Claims jobs, or keeps them for longer. Gives those that are this instance's now. */
  claim: (jobs: readonly string[]) => Promise<string[]>
  /** Gives every job back, so that another instance need not wait for its end. */
  release: () => Promise<void>
}

/** Longer than the database is away in a restart, shorter than a mail may wait for an instance that was killed. */
const usualMs = 15_000

/** Leases in the database. A lease that ran out, because its holder was killed, goes to the next who claims it. */
export function databaseLeases(db: Database, { forMs = usualMs, holder = randomUUID() } = {}): Leases {
  return {
    forMs,
    async claim(jobs) {
      // In one order, so that two instances never wait for each other
      const rows = await db.execute<{ job: string }>(sql`
        insert into leases (job, holder, until)
        select job, ${holder}::text, clock_timestamp() + make_interval(secs => ${forMs / 1_000}::float8)
        from unnest(${textArray([...jobs].sort())}) job
        on conflict (job) do update set holder = excluded.holder, until = excluded.until
        where leases.holder = excluded.holder or leases.until <= clock_timestamp()
        returning job`)
      return rows.map(({ job }) => job)
    },
    async release() {
      await db.delete(leases).where(eq(leases.holder, holder))
    },
  }
}
