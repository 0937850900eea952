import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Database, readMigrations } from '@/lib/platform/db'
import { dumpTable } from './dump-table'
import type { Manifest } from './manifest'
import { readSequences, readTables } from './tables'

export const tableFile = (folder: string, name: string) => join(folder, 'tables', `${name}.jsonl.gz`)

/** Writes every table into the folder, as all of them were at one moment, while the shop goes on. */
export async function dumpDatabase(
  db: Database,
  folder: string,
): Promise<Pick<Manifest, 'madeAt' | 'migrations' | 'tables' | 'sequences'>> {
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 })
  return db.transaction(
    async (tx) => {
      const [now] = await tx.execute<{ at: string }>(
        sql`select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at`,
      )
      const applied = await tx.execute<{ hash: string; name: string | null }>(
        sql`select hash, name from drizzle.__drizzle_migrations order by id`,
      )
      const tables: Manifest['tables'] = []
      for (const table of await readTables(tx))
        tables.push({ ...table, ...(await dumpTable(tx, table, tableFile(folder, table.name))) })
      // They are of no transaction: read after the rows, none is below what these have.
      const sequences = await readSequences(tx)
      const named = new Map(
        readMigrations().flatMap(({ name, hash, otherHash }) => [
          [hash, name],
          [otherHash, name],
        ]),
      )
      const migrations = applied.map(({ hash, name }) => named.get(hash) ?? name ?? hash)
      return { madeAt: now?.at ?? '', migrations, tables, sequences }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
