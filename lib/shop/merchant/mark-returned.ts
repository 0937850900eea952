import type { Database } from '@/lib/platform/db'
import { mayBecome, recordEvent, refundableOf } from '@/lib/shop/orders'
import { changeOrder, type Done, done, refused } from './change-order'
import { majorUnits, sumIn } from './money'

/** Records that all that was sent has come back. What is paid back for it is a command of its own. */
export const markReturned = (db: Database, number: string, at: Date): Promise<Done> =>
  changeOrder(db, number, async (tx, order) => {
    if (!mayBecome(order.status, 'returned'))
      return refused(`Order ${number} is ${order.status}: nothing of it can come back.`)
    await recordEvent(tx, order, { type: 'returned', cause: 'merchant', at, to: 'returned' })
    const left = (await refundableOf(tx, order)).reduce((sum, each) => sum + each.left, 0)
    const told = [`Order ${number} is returned.`]
    if (left > 0)
      told.push(
        `${sumIn(order.currency, left)} can be paid back: refund ${number} --amount ${majorUnits(left)}`,
      )
    return done(...told)
  })
