import 'server-only'
import { sql } from 'drizzle-orm'
import { type Backup, findLastBackup } from '@/lib/platform/backups'
import { type Database, database } from '@/lib/platform/db'
import { newestInvalidation } from '@/lib/platform/freshness'
import { findInstances } from '@/lib/platform/instances'
import { countUndelivered, type FailedMessage, findFailed, type Undelivered } from '@/lib/platform/outbox'
import { currentBuild, releaseLabel } from '@/lib/platform/release'
import { mostListed } from './body'
import { type JobRow, jobRows } from './job-rows'

type Known = Awaited<ReturnType<typeof findInstances>>[number]

/** A process of the shop. `behind`: how many invalidations it has not applied yet. */
export type InstanceRow = Pick<Known, 'id' | 'role' | 'build' | 'startedAt' | 'seenAt' | 'isLive'> & {
  place: string
  behind: number
}

export type Operation = {
  release: string
  build: ReturnType<typeof currentBuild>
  node: string
  database: string
  migration: string
  backup: Backup | undefined
  instances: InstanceRow[]
  jobs: JobRow[]
  undelivered: Undelivered[]
  failed: FailedMessage[]
}

/** What is known of the operation of the shop, over all its processes. */
export async function readOperation(db: Database = database()): Promise<Operation> {
  const [[server], newest, backup, known, undelivered, failed] = await Promise.all([
    db.execute<{ version: string; migration: string }>(sql`
      select current_setting('server_version') as version,
        (select coalesce(name, hash) from drizzle.__drizzle_migrations order by id desc limit 1) as migration`),
    newestInvalidation(db),
    findLastBackup(db),
    findInstances(db),
    countUndelivered(db),
    findFailed(db, mostListed),
  ])
  return {
    ...{ release: releaseLabel, build: currentBuild(), node: process.versions.node },
    ...{ database: server?.version ?? '', migration: server?.migration ?? '', backup },
    instances: known.map(({ id, role, build, startedAt, seenAt, isLive, host, pid, applied }) => ({
      ...{ id, role, build, startedAt, seenAt, isLive, place: `${host}:${pid}` },
      behind: Math.max(newest.id - applied, 0),
    })),
    jobs: jobRows(known),
    undelivered,
    failed,
  }
}
