import { eq, type InferSelectModel } from 'drizzle-orm'
import type { Database, Transaction } from '@/lib/platform/db'
import { enqueue } from '@/lib/platform/outbox'
import { endWithdrawnCards, lockOrder, type Order, recordEvent } from '@/lib/shop/orders'
import type { Brand } from '@/schemas'
import type { WithdrawalStatement } from '@/schemas/api/orders'
import { findNamedOrder } from './find-named-order'
import { isRepeated } from './is-repeated'
import { isByLaw } from './owed-no-more'
import { withdrawals } from './tables'
import { withdrawnPieces } from './withdrawn-goods'

export type Withdrawal = InferSelectModel<typeof withdrawals>

/** The kind of the outbox's messages that tell of a declaration: `{ withdrawal, to }` are its id and who is told. */
export const withdrawalMessage = 'withdrawal'

/** The shopper gets the receipt, and the seller hears of it: a declaration changes no status that would be announced. */
export type WithdrawalReader = 'shopper' | 'seller'

export type Declaration = {
  /** Of the statement that is confirmed. */
  key: string
  brand: Brand
  /** Of the page; a declaration that names an order has that of the order. */
  locale: string
  statement: WithdrawalStatement
  now: Date
  /** Whether mails tell of it; without them it is kept and listed all the same. */
  isTold: boolean
  /** Whether it is of the person who has placed the order, who is told of each of theirs. */
  isProved: boolean
}

export const findWithdrawal = async (
  db: Database | Transaction,
  key: string,
): Promise<Withdrawal | undefined> => (await db.select().from(withdrawals).where(eq(withdrawals.key, key)))[0]

/**
 * Keeps the declaration of a shopper to withdraw from a contract, and has its receipt and the notice to the seller sent;
 * the order that it names has an event of it. One that names no order counts as well: the merchant finds out which it
 * means. Confirmed again, it is the same declaration; the same about an order within a day is kept, but told once, unless it is its owner's.
 */
export const declareWithdrawal = (db: Database, given: Declaration): Promise<Withdrawal> =>
  db.transaction(async (tx) => {
    const { key, brand, locale, now } = given
    const { name, number, email, goods } = given.statement
    const named = await findNamedOrder(tx, brand, given.statement)
    const order = named && (await lockOrder(tx, named.id))
    const isKnown = order !== undefined && !given.isProved && (await isRepeated(tx, order.id, given))
    const isTold = given.isTold && !isKnown
    const [declared] = await tx
      .insert(withdrawals)
      .values({
        // An order is withdrawn from in the words and terms in which it was placed, on whatever page.
        ...{
          key,
          brand,
          locale: order?.locale ?? locale,
          name,
          email,
          orderNumber: number,
          goods: goods || null,
        },
        ...{ declaredAt: now, orderId: order?.id ?? null, isTold },
      })
      .onConflictDoNothing({ target: withdrawals.key })
      .returning()
    if (!declared) {
      const before = await findWithdrawal(tx, key)
      if (!before) throw new Error('The withdrawal was not kept')
      return before
    }
    if (!isTold) return declared
    const readers: WithdrawalReader[] = ['shopper', 'seller']
    await enqueue(
      tx,
      withdrawalMessage,
      readers.map((to) => ({ withdrawal: declared.id, to })),
    )
    if (!order) return declared
    await recordEvent(tx, order, {
      ...{ type: 'withdrawn', cause: 'shopper', at: now },
      details: { withdrawal: declared.id, ...(goods && { goods }), ...(given.isProved && { proved: 1 }) },
    })
    // What a stranger declares spoils no present.
    if (given.isProved) await endCards(tx, order.id, now)
    return declared
  })

/** Ends the gift cards for which money is to come back, from now on. */
async function endCards(tx: Transaction, orderId: number, at: Date): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order || !takesCards(order)) return
  const pieces = withdrawnPieces(order)
  await endWithdrawnCards(tx, { orderId, pieces, at, isUnspentAlone: !isByLaw(order) })
}

/** Whether the law or the shop takes bought gift cards back. */
const takesCards = (order: Order): boolean => isByLaw(order) || order.returnTerms?.days !== 0
