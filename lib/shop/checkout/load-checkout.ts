import type { Database } from '@/lib/platform/db'
import { priceBasket } from '@/lib/shop/basket'
import { assemble, type CheckoutContext } from './assemble'
import type { Checkout } from './checkout'
import { findOpenCheckout } from './find-checkout'
import { allHeldIn } from './held-unpaid'

/** The checkout of a basket; undefined for one of which nothing can be ordered. It is kept from the first thing that is entered on. */
export async function loadCheckout(
  db: Database,
  context: CheckoutContext,
  basketId: string | undefined,
): Promise<Checkout | undefined> {
  if (basketId === undefined) return undefined
  const row = await findOpenCheckout(db, basketId)
  const priced = await priceBasket(db, context, basketId)
  if (priced.lines.length === 0) return undefined
  const held = await allHeldIn(db, context, priced, row)
  return { id: row?.id ?? '', ...assemble(context, priced, row, held).checkout }
}
