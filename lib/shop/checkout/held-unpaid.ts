import type { Executor } from '@/lib/platform/db'
import type { PricedBasket } from '@/lib/shop/basket'
import { findHeldUnpaid, type Order } from '@/lib/shop/orders'
import type { Held, HeldArticle, OfferedMethod } from '@/lib/shop/payments'
import type { CheckoutContext } from './assemble'
import type { CheckoutRow } from './find-checkout'
import { boundHolders } from './holders'
import { methodsOfOrder } from './methods'

/** The pieces of a basket that are taken from the stock. */
export const piecesOf = ({ lines }: Pick<PricedBasket, 'lines'>) =>
  lines
    .filter(({ isFromStock }) => isFromStock)
    .map(({ item }) => ({ variant: item.variant.referenceKey, quantity: item.quantity }))

const nameOf = ({ brand, name }: { brand: string; name: string }, choice: readonly string[]) =>
  [`${brand} ${name}`.trim(), ...choice].join(', ')

/** For whom the pieces of a checkout would count; undefined where they count for nobody. */
export const holdersOfRow = (
  db: Executor,
  { client, customerId }: CheckoutContext,
  row: Pick<CheckoutRow, 'guest'> | undefined,
): Promise<string[] | undefined> => boundHolders(db, customerId, { client, email: row?.guest?.email })

/** Of what in a basket unpaid orders hold as many pieces as they may, and how many the shopper may still have so. */
export async function heldIn(
  db: Executor,
  priced: PricedBasket,
  holders?: readonly string[],
): Promise<HeldArticle | undefined> {
  const held = await findHeldUnpaid(db, piecesOf(priced), { taken: false, holders })
  const line = held && priced.lines.find(({ item }) => item.variant.referenceKey === held.variant)
  if (!held || !line) return undefined
  const { product, variant } = line.item
  return { name: nameOf(product, variant.choice), most: held.most }
}

/** The same for each way in which an order is not paid at once. */
export async function allHeldIn(
  db: Executor,
  context: CheckoutContext,
  priced: PricedBasket,
  row: CheckoutRow | undefined,
): Promise<Held> {
  const holders = await holdersOfRow(db, context, row)
  return {
    heldUnpaid: await heldIn(db, priced),
    heldLater: holders && (await heldIn(db, priced, holders)),
  }
}

type Pending = { order: Order; holders: readonly string[] | undefined }

async function heldOfPending(db: Executor, { order, holders }: Pending): Promise<HeldArticle | undefined> {
  const pieces = order.lines.filter(({ isFromStock }) => isFromStock)
  const held = await findHeldUnpaid(db, pieces, { taken: true, holders })
  const line = held && order.lines.find(({ variant }) => variant === held.variant)
  return held && line && { name: nameOf(line.product, line.choice), most: held.most }
}

/**
 * The means of payment for an order whose payment is awaited, and which has taken its pieces; and for whom these count
 * where they are paid after they have come.
 */
export async function methodsOfPending(
  db: Executor,
  context: CheckoutContext,
  order: Order,
): Promise<{ methods: OfferedMethod[]; holders: string[] | undefined }> {
  const { email, customerId } = order
  const holders = await boundHolders(db, customerId, { client: context.client, email })
  const held: Held = {
    heldUnpaid: await heldOfPending(db, { order, holders: undefined }),
    heldLater: holders && (await heldOfPending(db, { order, holders })),
  }
  return { methods: methodsOfOrder(context, { ...order, held }), holders }
}
