import { eq } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { type CustomerName, findCustomerNames } from '@/lib/shop/customers'
import { type CreditNote, findCreditNotes, findInvoices, type Invoice } from '@/lib/shop/order-papers'
import { findOrders, type Order, orders } from '@/lib/shop/orders'
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
  const [found, invoices, notes, returns] = await Promise.all([
    findOrders(db, ids),
    findInvoices(db, ids),
    findCreditNotes(db, ids),
    findReturnsOf(db, ids),
  ])
  const [invoiceOf, notesOf] = [byOrder(invoices), byOrder(notes)]
  const accounts = await findCustomerNames(
    db,
    found.flatMap(({ customerId }) => customerId ?? []),
  )
  return found.map((order) => ({
    ...order,
    invoice: invoiceOf.get(order.id)?.[0],
    creditNotes: notesOf.get(order.id) ?? [],
    returns: returns.get(order.id) ?? [],
    account: order.customerId === null ? undefined : accounts.get(order.customerId),
  }))
}

/** An order by its number, as the merchant's systems get it. */
export async function readOrder(db: Executor, number: string): Promise<OrderRead | undefined> {
  const [found] = await db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
  return found && (await readOrders(db, [found.id]))[0]
}
