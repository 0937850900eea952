import type { Executor } from '@/lib/platform/db'
import type { PricedBasket } from '@/lib/shop/basket'
import { findHeldUnpaid, type Order } from '@/lib/shop/orders'
import type { HeldArticle, OfferedMethod } from '@/lib/shop/payments'
import type { CheckoutContext } from './assemble'
import { methodsOfOrder } from './methods'

/** The pieces of a basket that are taken from the stock. */
export const piecesOf = ({ lines }: Pick<PricedBasket, 'lines'>) =>
  lines
    .filter(({ isFromStock }) => isFromStock)
    .map(({ item }) => ({ variant: item.variant.referenceKey, quantity: item.quantity }))

const nameOf = ({ brand, name }: { brand: string; name: string }, choice: readonly string[]) =>
  [`${brand} ${name}`.trim(), ...choice].join(', ')

/** Of what in a basket unpaid orders hold as many pieces as they may, and how many the shopper may still have so. */
export async function heldIn(db: Executor, priced: PricedBasket): Promise<HeldArticle | undefined> {
  const held = await findHeldUnpaid(db, piecesOf(priced), { taken: false })
  const line = held && priced.lines.find(({ item }) => item.variant.referenceKey === held.variant)
  if (!held || !line) return undefined
  const { product, variant } = line.item
  return { name: nameOf(product, variant.choice), most: held.most }
}

/** The means of payment for an order whose payment is awaited, and which has taken its pieces. */
export async function methodsOfPending(
  db: Executor,
  context: CheckoutContext,
  order: Order,
): Promise<OfferedMethod[]> {
  const pieces = order.lines.filter(({ isFromStock }) => isFromStock)
  const held = await findHeldUnpaid(db, pieces, { taken: true })
  const line = held && order.lines.find(({ variant }) => variant === held.variant)
  const article = held && line && { name: nameOf(line.product, line.choice), most: held.most }
  return methodsOfOrder(context, { ...order, heldUnpaid: article })
}
