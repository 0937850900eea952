import type { Database } from '@/lib/platform/db'
import { markSent } from '@/lib/shop/refund-transfers'
import { changeOrder, type Done, done, refused } from './change-order'
import { sumIn } from './money'

/** Records that money was transferred back, all of an order or one amount; the shopper hears that it is on its way. */
export const markTransferred = (
  db: Database,
  number: string,
  { amount, now }: { amount: number | undefined; now: Date },
): Promise<Done> =>
  changeOrder(db, number, async (tx, order) => {
    const { sent, account } = await markSent(tx, order, { amount, at: now })
    if (sent.length === 0)
      return refused(
        amount === undefined
          ? `Nothing of order ${number} is to be transferred, or all of it was recorded already.`
          : `No transfer of ${sumIn(order.currency, amount)} is to be made for order ${number}, or it was recorded already.`,
      )
    const where = account ? ` to ${account}` : ''
    return done(
      ...sent.map(
        (each) =>
          `${sumIn(order.currency, each.amount)} (${each.method}) recorded as transferred${where}; the shopper is told.`,
      ),
    )
  })
