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

/** What a row names of the shop, which may come later in the same feed. */
export type References = {
  /** By their numbers or keys. */
  products?: readonly string[] | undefined
  /** By their reference keys. */
  variants?: readonly string[] | undefined
  categories?: readonly string[] | undefined
  brands?: readonly string[] | undefined
  /** A path of the shop, with its market. */
  page?: string | undefined
}

/** What a row of a feed may be besides a product. */
export type RowType<T> = {
  schema: z.ZodType<T>
  /** What the row is about: the report shows it, and a second row with the same key is rejected. */
  keyOf: (row: T) => string
  /** What a row that was written names: the report says what of it the shop does not have. */
  namesOf?: (row: T) => References
  /** The rows refer to each other, so that all of a feed are written at once. Default: in batches. */
  isWhole?: boolean
  /**
   * Writes rows with different keys, all of them or those that fit, and records the cache tags of what changed
   * (`recordInvalidation`), so that a running shop shows it.
   */
  write: (tx: Transaction, rows: readonly T[], options: RenewOptions) => Promise<Written<T>>
}

/** A row type whose rows only it itself looks into. */
export type AnyRowType = Omit<RowType<unknown>, 'keyOf' | 'namesOf' | 'write'> & {
  keyOf(row: unknown): string
  namesOf?(row: unknown): References
  write(tx: Transaction, rows: readonly unknown[], options: RenewOptions): Promise<Written<unknown>>
}

/** Forgets what the rows are, for a list of row types. A type gets back only rows that its own schema has read. */
export const rowType = <T>(type: RowType<T>): AnyRowType => type as unknown as AnyRowType
