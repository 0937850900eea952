import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '@/lib/platform/db'
import { logError } from '@/lib/platform/log'
import type { PaymentProvider } from '@/lib/platform/payments'
import { giveUpOrder } from '@/lib/shop/checkout'
import {
  cancelLines,
  cancellableLines,
  cancelOrder,
  finishRefundsOf,
  isLive,
  lockOrder,
  mayBecome,
  type Order,
  type OrderLine,
  refunds,
} from '@/lib/shop/orders'

type Cancellable = Pick<Order, 'status' | 'shipments' | 'events' | 'lines'>

const hasLeft = ({ shipments, events }: Pick<Cancellable, 'shipments' | 'events'>): boolean =>
  shipments.length > 0 || events.some(({ type }) => type === 'shipped' || type === 'delivered')

/** Whether nothing of an order was sent or delivered yet, so that its shopper can cancel it. */
export const mayCancel = (order: Cancellable): boolean =>
  mayBecome(order.status, 'cancelled') && !hasLeft(order)

/** What a shopper can still cancel of an order of which something was sent or delivered. */
export const cancellableRest = (order: Cancellable & Pick<Order, 'payments'>): OrderLine[] =>
  hasLeft(order) ? cancellableLines(order) : []

/** Names some lines of an order for its form: `2,3`; the whole order is the empty text. */
export const cancelMark = (lines: readonly Pick<OrderLine, 'position'>[]): string =>
  lines.map(({ position }) => position).join(',')

/**
 * `restCancelled`: what was not out yet. `changed`: something was sent since the shopper was asked, and something else can
 * still be cancelled. `tooLate`: nothing can. `busy`: money is on its way, to the shop or back; it is to be tried again.
 */
export type CancelOutcome = 'cancelled' | 'restCancelled' | 'changed' | 'tooLate' | 'busy'

type Given = {
  orderId: number
  /** What the shopper was asked about, as `cancelMark` names it. */
  asked?: string
  provider: PaymentProvider
  now: Date
}

const hasOpenRefund = async (tx: Transaction, orderId: number): Promise<boolean> => {
  const isOpen = and(eq(refunds.orderId, orderId), eq(refunds.status, 'open'))
  const [open] = await tx.select({ id: refunds.id }).from(refunds).where(isOpen).limit(1)
  return open !== undefined
}

/** Whether lines that a form names are cancelled already, as the shopper has wanted it. */
const areCancelled = ({ lines }: Pick<Order, 'lines'>, asked: string): boolean =>
  asked !== '' &&
  cancelMark(lines.filter((line) => !isLive(line) && asked.split(',').includes(String(line.position)))) ===
    asked

async function cancelLocked(tx: Transaction, order: Order, asked: string, at: Date): Promise<CancelOutcome> {
  if (order.status === 'cancelled') return 'cancelled'
  // Its payment could not be ended: the money may come in a moment.
  if (order.status === 'awaitingPayment') return 'busy'
  if (areCancelled(order, asked)) return 'restCancelled'
  const isWhole = mayCancel(order)
  const rest = cancellableRest(order)
  if (!isWhole && rest.length === 0) return 'tooLate'
  if (cancelMark(rest) !== asked) return 'changed'
  if (await hasOpenRefund(tx, order.id)) return 'busy'
  const wanted = { cause: 'shopper', at, reason: 'byShopper' } as const
  if (!isWhole)
    return (await cancelLines(tx, order, { ...wanted, lines: rest })) === undefined ? 'busy' : 'restCancelled'
  await cancelOrder(tx, order, wanted)
  return 'cancelled'
}

/**
 * Cancels an order for its shopper, or what of it is not out yet, if that is what was asked. What a payment service holds,
 * and what a gift card has paid, is paid back. Said again, it answers the same.
 */
export async function cancelByShopper(
  db: Database,
  { orderId, asked = '', provider, now }: Given,
): Promise<CancelOutcome> {
  const awaited = { orderId, cause: 'shopper', reason: 'byShopper', now } as const
  if (await giveUpOrder(db, provider, awaited)) return 'cancelled'
  const outcome = await db.transaction(async (tx): Promise<CancelOutcome> => {
    const order = await lockOrder(tx, orderId)
    return order ? cancelLocked(tx, order, asked, now) : 'tooLate'
  })
  if (outcome === 'restCancelled') await payRestBack(db, { orderId, provider, now })
  return outcome
}

/** Pays back what was written down. What fails here is tried again by the job that finishes refunds. */
async function payRestBack(db: Database, { orderId, provider, now }: Given): Promise<void> {
  try {
    for (const { status, problem } of await finishRefundsOf(db, orderId, provider, now))
      if (status === 'refused')
        logError('The payment service refuses a refund', new Error(`order ${orderId}: ${problem}`))
  } catch (error) {
    logError('What was cancelled of an order could not be paid back yet', error)
  }
}
