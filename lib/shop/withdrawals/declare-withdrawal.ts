import { eq, type InferSelectModel } from 'drizzle-orm'
import type { Database, Transaction } from '@/lib/platform/db'
import { enqueue } from '@/lib/platform/outbox'
import { findGuestOrder } from '@/lib/shop/order-access'
import { lockOrder, type Order, recordEvent } from '@/lib/shop/orders'
import type { Brand } from '@/schemas'
import { orderNumber, type WithdrawalStatement } from '@/schemas/api/orders'
import { withdrawals } from './tables'

export type Withdrawal = InferSelectModel<typeof withdrawals>

/** The kind of the outbox's messages that ask for a receipt: `{ withdrawal }` is the id of the declaration. */
export const withdrawalMessage = 'withdrawal'

type Given = {
  /** Of the statement that is confirmed. */
  key: string
  brand: Brand
  locale: string
  statement: WithdrawalStatement
  now: Date
}

/** The order that a statement means: by its number and its mail address. */
async function orderOf(
  tx: Transaction,
  { brand, statement: { number, email } }: Given,
): Promise<Order | undefined> {
  const read = orderNumber.safeParse(number)
  const found = read.success && (await findGuestOrder(tx, brand, { number: read.data, email }))
  return found ? lockOrder(tx, found.id) : undefined
}

export const findWithdrawal = async (
  db: Database | Transaction,
  key: string,
): Promise<Withdrawal | undefined> => (await db.select().from(withdrawals).where(eq(withdrawals.key, key)))[0]

/**
 * Keeps the declaration of a shopper to withdraw from a contract, and has its receipt sent; the order that it names has an
 * event of it. One that names no order counts as well: the merchant finds out which it means. Confirmed again, it
 * is the same declaration.
 */
export const declareWithdrawal = (db: Database, given: Given): Promise<Withdrawal> =>
  db.transaction(async (tx) => {
    const { key, brand, locale, now } = given
    const { name, number, email, goods } = given.statement
    const order = await orderOf(tx, given)
    const [declared] = await tx
      .insert(withdrawals)
      .values({
        ...{ key, brand, locale, name, email, orderNumber: number, goods: goods || null },
        ...{ declaredAt: now, orderId: order?.id ?? null },
      })
      .onConflictDoNothing({ target: withdrawals.key })
      .returning()
    if (!declared) {
      const before = await findWithdrawal(tx, key)
      if (!before) throw new Error('The withdrawal was not kept')
      return before
    }
    await enqueue(tx, withdrawalMessage, [{ withdrawal: declared.id }])
    if (order)
      await recordEvent(tx, order, {
        ...{ type: 'withdrawn', cause: 'shopper', at: now },
        details: { withdrawal: declared.id, ...(goods && { goods }) },
      })
    return declared
  })
