import { asc, eq, inArray } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from '@/lib/platform/db'
import { type CustomerName, findCustomerNames } from '@/lib/shop/customers'
import { type CreditNote, findCreditNotes, findInvoices, type Invoice } from '@/lib/shop/order-papers'
import { type Order, orderEvents, orderLines, orders, payments, shipments } from '@/lib/shop/orders'
import { findReturnsOf, type OrderReturn } from '@/lib/shop/returns'

/** An order with its invoice, what was taken back of it, and whom other systems know its customer as. */
export type OrderRead = Order & {
  invoice: Invoice | undefined
  creditNotes: CreditNote[]
  /** What was announced to come back, with the receipts of its postage. */
  returns: readonly OrderReturn[]
  /** Whose account it is in. */
  account: CustomerName | undefined
}

const byOrder = <T extends { orderId: number }>(rows: readonly T[]) =>
  Map.groupBy(rows, ({ orderId }) => orderId)

/** Whole orders by their ids, in the given order, with as many statements for many as for one. */
export async function readOrders(db: Executor, ids: readonly number[]): Promise<OrderRead[]> {
  if (ids.length === 0) return []
  const of = (column: PgColumn) => inArray(column, [...ids])
  const [found, lines, paid, sent, events, invoices, notes, returns] = await Promise.all([
    db.select().from(orders).where(of(orders.id)),
    db.select().from(orderLines).where(of(orderLines.orderId)).orderBy(asc(orderLines.position)),
    db.select().from(payments).where(of(payments.orderId)).orderBy(asc(payments.createdAt)),
    db.select().from(shipments).where(of(shipments.orderId)).orderBy(asc(shipments.id)),
    db.select().from(orderEvents).where(of(orderEvents.orderId)).orderBy(asc(orderEvents.id)),
    findInvoices(db, ids),
    findCreditNotes(db, ids),
    findReturnsOf(db, ids),
  ])
  const [linesOf, paidOf, sentOf, eventsOf] = [byOrder(lines), byOrder(paid), byOrder(sent), byOrder(events)]
  const [invoiceOf, notesOf] = [byOrder(invoices), byOrder(notes)]
  const accounts = await findCustomerNames(
    db,
    found.flatMap(({ customerId }) => customerId ?? []),
  )
  const orderOf = new Map(found.map((order) => [order.id, order]))
  return ids.flatMap((id) => {
    const order = orderOf.get(id)
    if (!order) return []
    return [
      {
        ...order,
        lines: linesOf.get(id) ?? [],
        payments: paidOf.get(id) ?? [],
        shipments: sentOf.get(id) ?? [],
        events: eventsOf.get(id) ?? [],
        invoice: invoiceOf.get(id)?.[0],
        creditNotes: notesOf.get(id) ?? [],
        returns: returns.get(id) ?? [],
        account: order.customerId === null ? undefined : accounts.get(order.customerId),
      },
    ]
  })
}

/** An order by its number, as the merchant's systems get it. */
export async function readOrder(db: Executor, number: string): Promise<OrderRead | undefined> {
  const [found] = await db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
  return found && (await readOrders(db, [found.id]))[0]
}
