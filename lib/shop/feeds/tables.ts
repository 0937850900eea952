import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'
import type { UsedAt } from './day'

/** What has become of the feed that a shop fetches by itself. */
export const feeds = pgTable('feeds', {
  /** The shop locale: `de-de`. */
  locale: text().primaryKey(),
  /** The digest of the settings with which it was last fetched: others fetch it at once, and anew. */
  plan: text().notNull(),
  /** What the server said of the file that was last imported or held, for the next request. */
  etag: text(),
  lastModified: text('last_modified'),
  /** SHA-256 of that file. */
  digest: text(),
  /** What became of that file: see `FeedOutcome`. */
  outcome: text(),
  /** Why the last run brought no file that could be imported; null after one that did. */
  problem: text(),
  /** Runs in a row with a problem. */
  failures: integer().notNull().default(0),
  /** What the last import said, for whoever looks after the shop. */
  report: text(),
  begunAt: moment('begun_at'),
  endedAt: moment('ended_at'),
  /** When a file was last imported. */
  importedAt: moment('imported_at'),
  /** Runs that have begun and not ended since one has: those of processes that were killed. */
  unfinished: integer().notNull().default(0),
  /** The run that is under way, and until when it counts as such without a sign of life. */
  holder: text(),
  heldUntil: moment('held_until'),
  /** The merchant has asked for it to be fetched at once. */
  isWanted: boolean('is_wanted').notNull().default(false),
  /** The digest of the file that may go beyond the bounds. */
  approved: text(),
  /** What imports without a yes have used of the bounds within a day. */
  used: jsonb().$type<UsedAt[]>().notNull().default([]),
  /** What the merchant was told last, and the mails of a day; null when there is nothing of it: see `newsOf`. */
  told: text(),
})
