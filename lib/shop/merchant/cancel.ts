import type { Database } from '@/lib/platform/db'
import { isGiftCard } from '@/lib/platform/payment-methods'
import { cancelOrder, mayBecome, type Order, refundableOf } from '@/lib/shop/orders'
import { changeOrder, type Done, done, refused } from './change-order'
import { majorUnits, sumIn } from './money'
import { creditTold, openRefunds } from './refund'

/** What becomes of the money that has come for an order. */
function moneyTold(
  { number, currency, isTest }: Order,
  paid: Awaited<ReturnType<typeof refundableOf>>,
  credited: number,
): string[] {
  const told: string[] = []
  for (const { payment, left } of paid) {
    const sum = sumIn(currency, left)
    if (isGiftCard(payment.method)) told.push(creditTold(currency, left, left - credited))
    else if (payment.provider !== 'shop')
      told.push(`${sum} (${payment.method}) is paid back by the running shop.`)
    else if (isTest) told.push(`${sum} (${payment.method}) moved for no test: transfer nothing back.`)
    else
      told.push(
        `${sum} (${payment.method}) is to be transferred back: the shopper is asked for an account, which show and owed tell. Record it when it is sent: transferred ${number}`,
      )
  }
  return told
}

/** Cancels an order before anything of it was sent. */
export const cancel = (
  db: Database,
  number: string,
  { reason, now }: { reason: string; now: Date },
): Promise<Done> =>
  changeOrder(db, number, async (tx, order) => {
    if (order.status === 'cancelled') return refused(`Order ${number} is cancelled already.`)
    if (!mayBecome(order.status, 'cancelled'))
      return refused(`Order ${number} is ${order.status}: it can only come back (returned ${number}).`)
    const interrupted = await openRefunds(tx, order.id)
    if (interrupted > 0)
      return refused(
        `A refund of order ${number} was interrupted. Finish it first: refund ${number} --amount ${majorUnits(interrupted)}`,
      )
    const paid = await refundableOf(tx, order)
    const wanted = { cause: 'merchant', at: now, reason: 'byMerchant', note: reason } as const
    const credited = await cancelOrder(tx, order, wanted)
    return done(`Order ${number} is cancelled.`, ...moneyTold(order, paid, credited))
  })
