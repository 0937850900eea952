import type { Database } from '@/lib/platform/db'
import { markSent } from '@/lib/shop/refund-transfers'
import { changeOrder, type Done, done, refused } from './change-order'
import { majorUnits, sumIn } from './money'

/**
 * Records that money was transferred back, all of an order or one amount; the shopper hears that it is on its way. Where the
 * shopper has named no account, the merchant says that it went to one known otherwise.
 */
export const markTransferred = (
  db: Database,
  number: string,
  { amount, withoutAccount, now }: { amount: number | undefined; withoutAccount: boolean; now: Date },
): Promise<Done> =>
  changeOrder(db, number, async (tx, order) => {
    const { sent, account, lacksAccount } = await markSent(tx, order, { amount, withoutAccount, at: now })
    if (lacksAccount)
      return refused(
        `The shopper of order ${number} has not named an account, so nothing was recorded. If you sent it to one that you know otherwise: transferred ${number}${amount === undefined ? '' : ` --amount ${majorUnits(amount)}`} --without-account yes.`,
      )
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
