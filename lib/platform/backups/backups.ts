import { desc } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { backups } from './tables'

export type Backup = Omit<typeof backups.$inferSelect, 'id'>

/** Says that a backup was written to its end. */
export async function recordBackup(db: Database, backup: Backup): Promise<void> {
  await db.insert(backups).values(backup)
}

/** The backup that shows the latest moment; undefined where none was written by this shop's own command. */
export async function findLastBackup(db: Database): Promise<Backup | undefined> {
  const [row] = await db.select().from(backups).orderBy(desc(backups.madeAt), desc(backups.id)).limit(1)
  if (!row) return undefined
  const { id: _, ...backup } = row
  return backup
}
