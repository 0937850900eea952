import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '@/lib/platform/db'
import { lockOrder, type Order, orders } from '@/lib/shop/orders'
import { orderNumber } from '@/schemas/api/orders'

/** What a command has done, in sentences for the merchant, or why it has changed nothing. */
export type Done =
  | { ok: true; told: string[] }
  /** `isSo`: all is already as it was to be. */
  | { ok: false; problem: string; isSo?: boolean }

export const done = (...told: string[]): Done => ({ ok: true, told })
export const refused = (problem: string): Done => ({ ok: false, problem })

/** What a command says that names an order which does not exist. */
export const noSuchOrder = (number: string): Done =>
  refused(
    orderNumber.safeParse(number).success || !/^\d{9,10}$/.test(number)
      ? `There is no order ${number}.`
      : `There is no order ${number}: a digit of it is wrong, or two are swapped.`,
  )

/** Changes an order that nothing else changes meanwhile. */
export const changeOrder = <T>(
  db: Database,
  number: string,
  change: (tx: Transaction, order: Order) => Promise<Done | T>,
): Promise<Done | T> =>
  db.transaction(async (tx) => {
    const [found] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
    const order = found && (await lockOrder(tx, found.id))
    return order ? change(tx, order) : noSuchOrder(number)
  })
