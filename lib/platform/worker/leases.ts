import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { type Database, textArray } from '@/lib/platform/db'
import { leases } from './tables'

/** The leases of an instance. A job that must run in only one instance runs in the holder of its lease. */
export type Leases = {
  /** The duration of a lease, in milliseconds. */
  forMs: number
  /** Claims the leases of jobs, or renews them. Resolves to the jobs whose leases this instance now holds. */
  claim: (jobs: readonly string[]) => Promise<string[]>
  /** Releases all leases, so that another instance can claim them at once. */
  release: () => Promise<void>
}

/** Longer than a restart of the database. When an instance is killed, its mails wait for no longer than this. */
const usualMs = 15_000

/** Leases in the database. When a lease has expired, for example after a crash, the next claim takes it over. */
export function databaseLeases(db: Database, { forMs = usualMs, holder = randomUUID() } = {}): Leases {
  return {
    forMs,
    async claim(jobs) {
      // Sorted, so that the statements of two instances cannot deadlock
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
