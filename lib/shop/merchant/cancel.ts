import type { Database } from '@/lib/platform/db'
import { isGiftCard } from '@/lib/platform/payment-methods'
import {
  cancelOrder,
  isLive,
  mayBecome,
  type Order,
  type RefundService,
  refundableOf,
} from '@/lib/shop/orders'
import { type CancelledPart, cancelSome, payPartBack, tooLate } from './cancel-some'
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

type Wanted = { reason: string; lines: readonly number[] | undefined }

/** Whether lines are not all that is left of an order that can still be cancelled as a whole. */
const isPart = ({ status, lines }: Order, wanted: Wanted['lines']): wanted is readonly number[] =>
  wanted !== undefined &&
  !(
    mayBecome(status, 'cancelled') &&
    wanted.every((place) => lines[place - 1]) &&
    lines.every((line, index) => !isLive(line) || wanted.includes(index + 1))
  )

/** Cancels an order before anything of it was sent, or some of its lines that nobody has yet. */
export async function cancel(
  db: Database,
  number: string,
  { reason, lines }: Wanted,
  { service, now }: { service: RefundService | undefined; now: Date },
): Promise<Done> {
  const cancelled = await changeOrder<CancelledPart>(db, number, async (tx, order) => {
    if (order.status === 'cancelled') return refused(`Order ${number} is cancelled already.`)
    const interrupted = await openRefunds(tx, order.id)
    if (interrupted > 0 && (lines || mayBecome(order.status, 'cancelled')))
      return refused(
        `A refund of order ${number} was interrupted. Finish it first: refund ${number} --amount ${majorUnits(interrupted)}`,
      )
    const wanted = { cause: 'merchant', at: now, reason: 'byMerchant', note: reason } as const
    if (isPart(order, lines)) return cancelSome(tx, order, lines, wanted)
    if (!mayBecome(order.status, 'cancelled')) return refused(tooLate(order))
    const paid = await refundableOf(tx, order)
    const credited = await cancelOrder(tx, order, wanted)
    return done(`Order ${number} is cancelled.`, ...moneyTold(order, paid, credited))
  })
  return 'ok' in cancelled ? cancelled : payPartBack(db, cancelled, { service, now })
}
