import { bigint, bigserial, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'

/** Backups of the whole shop that were written to their end. */
export const backups = pgTable('backups', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  /** The moment that its rows show. */
  madeAt: moment('made_at').notNull(),
  /** The machine, and the folder on it. */
  host: text().notNull(),
  folder: text().notNull(),
  rows: bigint({ mode: 'number' }).notNull(),
  files: integer().notNull(),
  /** The label of the release that wrote it. */
  release: text().notNull(),
})
