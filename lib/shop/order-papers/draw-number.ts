import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '@/lib/platform/db'
import { prefixesOf, seriesName } from '@/lib/platform/shop-configuration'
import type { Brand } from '@/schemas'
import type { NumberPrefixes } from '@/schemas/shop'
import type { creditNoteCounters, invoiceCounters } from './tables'

type Counters = typeof invoiceCounters | typeof creditNoteCounters
type Series = { series: string; year: number }

/** The year of a time where the shop sells. */
export const yearOf = (at: Date, { timezone: timeZone }: { timezone: string }): number =>
  Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(at))

const isSeries = (counters: Counters, { series, year }: Series) =>
  and(eq(counters.series, series), eq(counters.year, year))

/** Locks the counter of a series until the transaction ends. */
export async function lockSeries(tx: Transaction, counters: Counters, series: Series): Promise<void> {
  await tx
    .insert(counters)
    .values({ ...series, last: 0 })
    .onConflictDoNothing()
  await tx.select().from(counters).where(isSeries(counters, series)).for('update')
}

/**
 * The next number of a series that is locked. Numbers have no gap, as the laws of Germany and Austria want: what rolls
 * back gives its number back.
 */
export async function drawNumber(tx: Transaction, counters: Counters, series: Series): Promise<number> {
  const [counter] = await tx
    .update(counters)
    .set({ last: sql`${counters.last} + 1` })
    .where(isSeries(counters, series))
    .returning({ sequence: counters.last })
  if (!counter) throw new Error(`There is no counter of ${series.series} in ${series.year}`)
  return counter.sequence
}

/** `000123` */
const sixDigits = (sequence: number): string => String(sequence).padStart(6, '0')

/**
 * The series that a paper is numbered in: that of the prefix that a shop has configured, or of none. Each prefix counts
 * by itself, so that none has a gap.
 */
export function seriesOf(
  kind: keyof NumberPrefixes,
  brand: Brand,
  prefixes: Partial<NumberPrefixes> | undefined,
) {
  const prefix = prefixesOf(brand, prefixes)[kind]
  return { prefix, series: seriesName(brand, kind, prefix) }
}

/** `RE-2026-000123`, and `2026-000123` without a prefix. */
export const paperNumber = (prefix: string, year: number, sequence: number): string =>
  [...(prefix === '' ? [] : [prefix]), year, sixDigits(sequence)].join('-')
