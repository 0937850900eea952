import type { Executor } from '@/lib/platform/db'
import type { PricedBasket } from '@/lib/shop/basket'
import { mayHoldUnpaid, type Order } from '@/lib/shop/orders'
import type { OfferedMethod } from '@/lib/shop/payments'
import type { CheckoutContext } from './assemble'
import type { CheckoutRow } from './find-checkout'
import { methodsOfOrder } from './methods'

/** The pieces of a basket that are taken from the stock. */
export const piecesOf = ({ lines }: Pick<PricedBasket, 'lines'>) =>
  lines
    .filter(({ isFromStock }) => isFromStock)
    .map(({ item }) => ({ variant: item.variant.referenceKey, quantity: item.quantity }))

/**
 * Whether a checkout that would pay in advance finds that unpaid orders hold as much as they may. Asked for that means of
 * payment alone, as the others do not depend on it.
 */
export const isHeldUnpaid = async (
  db: Executor,
  row: CheckoutRow | undefined,
  priced: PricedBasket,
): Promise<boolean> =>
  row?.paymentMethod === 'V' && !(await mayHoldUnpaid(db, piecesOf(priced), { taken: false }))

/** The means of payment for an order whose payment is awaited, and which has taken its pieces. */
export async function methodsOfPending(
  db: Executor,
  context: CheckoutContext,
  order: Order,
): Promise<OfferedMethod[]> {
  const pieces = order.lines.filter(({ isFromStock }) => isFromStock)
  const mayHold = await mayHoldUnpaid(db, pieces, { taken: true })
  return methodsOfOrder(context, { ...order, isHeldUnpaid: !mayHold })
}
