import type { z } from 'zod'
import type { Transaction } from '@/lib/platform/db'
import type { RenewOptions } from '../write/renew'

/** What writing a batch has done. */
type Written<T> = {
  /** How many rows are new or different, each once in however many markets. */
  changed: number
  /** The rows that were not written, with every reason. */
  rejected: readonly { row: T; reason: string }[]
  /** What became of each of the others, for types whose tables say it row by row. */
  told?: readonly { row: T; what: string }[]
}

/** What a row of a feed may be besides a product. */
export type RowType<T> = {
  schema: z.ZodType<T>
  /** What the row is about: the report shows it, and a second row with the same key is rejected. */
  keyOf: (row: T) => string
  /** The rows refer to each other, so that all of a feed are written at once. Default: in batches. */
  isWhole?: boolean
  /**
   * Writes rows with different keys, all of them or those that fit, and records the cache tags of what changed
   * (`recordInvalidation`), so that a running shop shows it.
   */
  write: (tx: Transaction, rows: readonly T[], options: RenewOptions) => Promise<Written<T>>
}

/** A row type whose rows only it itself looks into. */
export type AnyRowType = Omit<RowType<unknown>, 'keyOf' | 'write'> & {
  keyOf(row: unknown): string
  write(tx: Transaction, rows: readonly unknown[], options: RenewOptions): Promise<Written<unknown>>
}

/** Forgets what the rows are, for a list of row types. A type gets back only rows that its own schema has read. */
export const rowType = <T>(type: RowType<T>): AnyRowType => type as unknown as AnyRowType
