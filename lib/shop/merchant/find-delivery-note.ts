import { currentTime } from '@/lib/platform/clock'
import type { Database } from '@/lib/platform/db'
import { marketOfOrder } from '@/lib/platform/markets'
import { findIssuer, inZone } from '@/lib/platform/shop-configuration'
import {
  deliveryNoteFileName,
  deliveryOf,
  letterheadOf,
  numberNote,
  type Wanted,
  writeDeliveryNote,
} from '@/lib/shop/order-papers'
import { findOrder } from '@/lib/shop/orders'
import type { Brand } from '@/schemas'

export type DeliveryNoteFile = { ok: true; name: string; file: Uint8Array } | { ok: false; problem: string }

/** The delivery note of a parcel of an order, or why there is none; undefined where there is no such order. */
export async function findDeliveryNote(
  db: Database,
  { number, ...wanted }: Wanted & { number: string },
  { brand, at = currentTime() }: { brand: Brand; at?: Date },
): Promise<DeliveryNoteFile | undefined> {
  const order = await findOrder(db, number)
  if (!order) return undefined
  const market = marketOfOrder(brand, order)
  if (!market) return { ok: false, problem: `Order ${number} is of no market of this shop.` }
  const found = deliveryOf(order, wanted)
  if (!found.ok) return found
  const delivery = await numberNote(db, order, found.delivery)
  const shop = await findIssuer(db, brand, market)
  const written = { delivery, seller: shop.seller, letterhead: await letterheadOf(shop), at }
  const file = await writeDeliveryNote(order, written, inZone(market, shop))
  return { ok: true, name: deliveryNoteFileName(delivery, market), file }
}
