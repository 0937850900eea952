import { sql } from 'drizzle-orm'
import { currentTime } from '@/lib/platform/clock'
import type { Database, Transaction } from '@/lib/platform/db'
import { baskets } from '@/lib/shop/basket'
import { changeList } from '@/lib/shop/visitor-lists'
import type { CheckoutRow } from './find-checkout'
import { checkouts } from './tables'

/** What a visitor has entered in a step, or what was refused there. */
export type CheckoutEntries = Partial<
  Pick<
    CheckoutRow,
    | 'guest'
    | 'deliveryAddress'
    | 'invoiceAddress'
    | 'hasOwnInvoiceAddress'
    | 'paymentMethod'
    | 'paymentChosenAt'
    | 'draft'
  >
>

/** Of two choices of payment that are asked for at once the later one counts, whichever is written last. */
function laterChoice({ paymentMethod, paymentChosenAt: at }: CheckoutEntries) {
  if (!paymentMethod || !at) return {}
  const isOlder = sql`${checkouts.paymentChosenAt} > ${at.toISOString()}::timestamptz`
  return {
    paymentMethod: sql`case when ${isOlder} then ${checkouts.paymentMethod} else ${paymentMethod} end`,
    paymentChosenAt: sql`greatest(${checkouts.paymentChosenAt}, ${at.toISOString()}::timestamptz)`,
  }
}

/**
 * Keeps what a visitor has entered in the open checkout of the basket, which begins with it. False without a basket.
 */
export const saveCheckout = (
  db: Database,
  basketId: string | undefined,
  entered: CheckoutEntries,
): Promise<boolean> =>
  changeList(db, baskets, basketId, async (tx, id) => {
    const set = { draft: null, ...entered, updatedAt: currentTime() }
    await tx
      .insert(checkouts)
      .values({ basketId: id, ...set })
      .onConflictDoUpdate({
        ...{ target: checkouts.basketId, targetWhere: sql`status = 'open'` },
        set: { ...set, ...laterChoice(entered) },
      })
    return true
  })

/**
 * Moves the checkouts of a guest's basket to that of the customer who logs in: what was entered, unless the customer has
 * begun a checkout before, and what was ordered with the mail address of the account. Any other order stays with the
 * session in which it was placed: whoever logs in next in that browser need not be who has ordered.
 */
export async function moveCheckouts(tx: Transaction, own: string, given: string): Promise<void> {
  await tx.execute(sql`
    update checkouts set basket_id = ${own}::uuid
    where basket_id = ${given}::uuid and case status
      when 'ordered' then exists (
        select from orders
        join baskets on baskets.id = ${own}::uuid
        join customers on customers.id = baskets.customer_id
          and customers.brand = orders.brand and customers.email = orders.email
        where orders.checkout_id = checkouts.id)
      else not exists (
        select from checkouts own where own.basket_id = ${own}::uuid and own.status = 'open') end`)
}
