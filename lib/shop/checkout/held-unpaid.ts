import type { Executor } from '@/lib/platform/db'
import type { PricedBasket } from '@/lib/shop/basket'
import { findHeldUnpaid, fullLineName, mayOwe, type Order, type Owing } from '@/lib/shop/orders'
import type { Held, HeldArticle, OfferedMethod } from '@/lib/shop/payments'
import type { CheckoutContext } from './assemble'
import type { CheckoutRow } from './find-checkout'
import { holdersOf } from './holders'
import { methodsOfOrder } from './methods'

/** The pieces of a basket that are taken from the stock. */
export const piecesOf = ({ lines }: Pick<PricedBasket, 'lines'>) =>
  lines
    .filter(({ isFromStock }) => isFromStock)
    .map(({ item }) => ({ variant: item.variant.referenceKey, quantity: item.quantity }))

/** What a customer would owe for a basket. */
export const owingOf = (
  { customerId, market }: Pick<CheckoutContext, 'customerId' | 'market'>,
  { basket }: Pick<PricedBasket, 'basket'>,
): Owing => ({ customerId, currency: market.currency, toPay: basket.cost.toPay })

/** For whom the pieces of a checkout count, unless its customer may owe it. */
export const holdersOfRow = (
  { client }: Pick<CheckoutContext, 'client'>,
  row: Pick<CheckoutRow, 'guest'> | undefined,
): string[] => holdersOf({ client, email: row?.guest?.email })

/**
 * The goods of a basket of which unpaid orders hold the most pieces allowed, and how many the shopper may still order
 * unpaid.
 */
export async function heldIn(
  db: Executor,
  priced: PricedBasket,
  holders?: readonly string[],
): Promise<HeldArticle | undefined> {
  const held = await findHeldUnpaid(db, piecesOf(priced), { taken: false, holders })
  const line = held && priced.lines.find(({ item }) => item.variant.referenceKey === held.variant)
  if (!held || !line) return undefined
  const { product, variant } = line.item
  return { name: fullLineName({ product, choice: variant.choice }), most: held.most }
}

/** The same for each way in which an order is not paid at once. */
export async function allHeldIn(
  db: Executor,
  context: CheckoutContext,
  priced: PricedBasket,
  row: CheckoutRow | undefined,
): Promise<Held> {
  const isTrusted = await mayOwe(db, owingOf(context, priced))
  return {
    heldUnpaid: await heldIn(db, priced),
    heldLater: isTrusted ? undefined : await heldIn(db, priced, holdersOfRow(context, row)),
  }
}

type Pending = { order: Order; holders: readonly string[] | undefined }

async function heldOfPending(db: Executor, { order, holders }: Pending): Promise<HeldArticle | undefined> {
  const pieces = order.lines.filter(({ isFromStock }) => isFromStock)
  const held = await findHeldUnpaid(db, pieces, { taken: true, holders })
  const line = held && order.lines.find(({ variant }) => variant === held.variant)
  return held && line && { name: fullLineName(line), most: held.most }
}

/**
 * The means of payment for an order whose payment is awaited, and which has taken its pieces; and for whom these count
 * where they are paid after they have come, unless the customer may owe it.
 */
export async function methodsOfPending(
  db: Executor,
  context: CheckoutContext,
  order: Order,
): Promise<{ methods: OfferedMethod[]; holders: string[] }> {
  const holders = holdersOf({ client: context.client, email: order.email })
  const held: Held = {
    heldUnpaid: await heldOfPending(db, { order, holders: undefined }),
    heldLater: (await mayOwe(db, order)) ? undefined : await heldOfPending(db, { order, holders }),
  }
  return { methods: methodsOfOrder(context, { ...order, held, isPlaced: true }), holders }
}
