import { and, eq, type InferSelectModel, sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import type { Brand } from '@/schemas'
import type { Seller } from '@/schemas/shop'
import { invoiceCounters, invoices } from './tables'

export type Invoice = InferSelectModel<typeof invoices>

type Asked = {
  orderId: number
  brand: Brand
  market: Pick<Market, 'timezone'>
  seller: Seller
  at: Date
}

const yearOf = (at: Date, timeZone: string) =>
  Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(at))

/** `BABY-2026-000123` */
const numberOf = (brand: Brand, year: number, sequence: number) =>
  `${brand.toUpperCase()}-${year}-${String(sequence).padStart(6, '0')}`

export async function findInvoice(db: Executor, orderId: number): Promise<Invoice | undefined> {
  const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, orderId))
  return invoice
}

/**
 * The invoice of an order, which is issued when it is asked for the first time. Numbers of a brand and a year have no
 * gap, as the laws of Germany and Austria want: the row of the counter is locked until the invoice is committed, and
 * what rolls back gives its number back.
 */
export async function issueInvoice(db: Executor, asked: Asked): Promise<Invoice> {
  const { orderId, brand, market, seller, at } = asked
  const issued = await findInvoice(db, orderId)
  if (issued) return issued
  const year = yearOf(at, market.timezone)
  const isCounter = and(eq(invoiceCounters.brand, brand), eq(invoiceCounters.year, year))
  return db.transaction(async (tx) => {
    await tx.insert(invoiceCounters).values({ brand, year, last: 0 }).onConflictDoNothing()
    await tx.select().from(invoiceCounters).where(isCounter).for('update')
    // Somebody may have issued it while this waited for the lock.
    const meanwhile = await findInvoice(tx, orderId)
    if (meanwhile) return meanwhile
    const [counter] = await tx
      .update(invoiceCounters)
      .set({ last: sql`${invoiceCounters.last} + 1` })
      .where(isCounter)
      .returning({ sequence: invoiceCounters.last })
    if (!counter) throw new Error(`There is no counter of invoices for ${brand} in ${year}`)
    const { sequence } = counter
    const [invoice] = await tx
      .insert(invoices)
      .values({
        ...{ orderId, brand, year, sequence, seller },
        number: numberOf(brand, year, sequence),
        issuedAt: at,
      })
      .returning()
    if (!invoice) throw new Error('The invoice was not kept')
    return invoice
  })
}
