import { eq, type InferSelectModel } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import type { Brand } from '@/schemas'
import type { Seller } from '@/schemas/shop'
import { drawNumber, lockSeries, sixDigits, yearOf } from './draw-number'
import { invoiceCounters, invoices } from './tables'

export type Invoice = InferSelectModel<typeof invoices>

type Asked = {
  orderId: number
  brand: Brand
  market: Pick<Market, 'timezone'>
  seller: Seller
  at: Date
}

export async function findInvoice(db: Executor, orderId: number): Promise<Invoice | undefined> {
  const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, orderId))
  return invoice
}

/**
 * The invoice of an order, which is issued when it is asked for the first time: `BABY-2026-000123`. Numbers of a brand
 * and a year have no gap.
 */
export async function issueInvoice(db: Executor, asked: Asked): Promise<Invoice> {
  const { orderId, brand, market, seller, at } = asked
  const issued = await findInvoice(db, orderId)
  if (issued) return issued
  const series = { brand, year: yearOf(at, market) }
  return db.transaction(async (tx) => {
    await lockSeries(tx, invoiceCounters, series)
    // Somebody may have issued it while this waited for the lock.
    const meanwhile = await findInvoice(tx, orderId)
    if (meanwhile) return meanwhile
    const sequence = await drawNumber(tx, invoiceCounters, series)
    const number = `${brand.toUpperCase()}-${series.year}-${sixDigits(sequence)}`
    const [invoice] = await tx
      .insert(invoices)
      .values({ ...series, ...{ orderId, sequence, number, seller, issuedAt: at } })
      .returning()
    if (!invoice) throw new Error('The invoice was not kept')
    return invoice
  })
}
