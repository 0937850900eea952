import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '@/lib/platform/db'
import type { Brand } from '@/schemas'
import type { creditNoteCounters, invoiceCounters } from './tables'

type Counters = typeof invoiceCounters | typeof creditNoteCounters
type Series = { brand: Brand; year: number }

/** The year of a time where the shop sells. */
export const yearOf = (at: Date, { timezone: timeZone }: { timezone: string }): number =>
  Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(at))

const isSeries = (counters: Counters, { brand, year }: Series) =>
  and(eq(counters.brand, brand), eq(counters.year, year))

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
  if (!counter) throw new Error(`There is no counter of ${series.brand} in ${series.year}`)
  return counter.sequence
}

/** `000123` */
export const sixDigits = (sequence: number): string => String(sequence).padStart(6, '0')
