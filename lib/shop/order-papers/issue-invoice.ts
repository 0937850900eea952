import { eq, type InferSelectModel, inArray } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { isGiftCard } from '@/lib/platform/payment-methods'
import { requireIssuer } from '@/lib/platform/shop-configuration'
import { lockOrder, type Order, recordEvent } from '@/lib/shop/orders'
import type { Brand } from '@/schemas'
import type { NumberPrefixes, Payments, Seller } from '@/schemas/shop'
import { drawNumber, lockSeries, paperNumber, seriesOf, yearOf } from './draw-number'
import { invoiceCounters, invoices, type PaymentNames } from './tables'

export type Invoice = InferSelectModel<typeof invoices>

/** What an invoice or a credit note is asked for with. */
export type Asked = {
  orderId: number
  brand: Brand
  market: Pick<Market, 'timezone'>
  seller: Seller
  /** Of the shop's own series; unset: none. */
  prefixes?: Partial<NumberPrefixes> | undefined
  /** What the shop calls the methods of payment; unset: by their usual names. */
  payments?: Payments | undefined
  at: Date
}

export async function findInvoice(db: Executor, orderId: number): Promise<Invoice | undefined> {
  const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, orderId))
  return invoice
}

/** The invoices of orders that have one. */
export async function findInvoices(db: Executor, orderIds: readonly number[]): Promise<Invoice[]> {
  if (orderIds.length === 0) return []
  return db
    .select()
    .from(invoices)
    .where(inArray(invoices.orderId, [...orderIds]))
}

/** The shop's own names of the means that an order was paid with. */
function namesOf({ payments: paid }: Pick<Order, 'payments'>, payments: Payments | undefined): PaymentNames {
  const own = paid.flatMap(({ method }) => {
    const name = isGiftCard(method) ? undefined : payments?.methods[method]?.name
    return name === undefined ? [] : [[method, name] as const]
  })
  return Object.fromEntries(own)
}

/**
 * The invoice of an order, which is issued when it is asked for the first time: `2026-000123`. Numbers of a series
 * and a year have no gap. Throws where money moves and the seller is the demo's.
 */
export async function issueInvoice(db: Executor, asked: Asked): Promise<Invoice> {
  const { orderId, brand, market, seller, prefixes, payments, at } = asked
  const issued = await findInvoice(db, orderId)
  if (issued) return issued
  requireIssuer(seller)
  const { prefix, series: name } = seriesOf('invoice', brand, prefixes)
  const series = { series: name, year: yearOf(at, market) }
  return db.transaction(async (tx) => {
    // The order first, as all others do.
    const order = await lockOrder(tx, orderId)
    if (!order) throw new Error(`There is no order ${orderId} to write an invoice of`)
    await lockSeries(tx, invoiceCounters, series)
    // Another process may have issued it while this one waited for the lock.
    const meanwhile = await findInvoice(tx, orderId)
    if (meanwhile) return meanwhile
    const sequence = await drawNumber(tx, invoiceCounters, series)
    const number = paperNumber(prefix, series.year, sequence)
    const [invoice] = await tx
      .insert(invoices)
      .values({
        ...{ ...series, orderId, sequence, number, seller, issuedAt: at },
        paymentNames: namesOf(order, payments),
      })
      .returning()
    if (!invoice) throw new Error('The invoice was not kept')
    const details = { number, amount: order.total }
    await recordEvent(tx, order, { type: 'invoiced', cause: 'clock', at, details })
    return invoice
  })
}
