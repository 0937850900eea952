import { currentTime } from '@/lib/platform/clock'
import type { Database } from '@/lib/platform/db'
import type { Attachment } from '@/lib/platform/mail'
import type { Market } from '@/lib/platform/markets'
import {
  deliveryNoteFileName,
  deliveryOf,
  letterheadOf,
  numberNote,
  type Wanted,
  writeDeliveryNote,
} from '@/lib/shop/order-papers'
import type { Order, OrderEvent } from '@/lib/shop/orders'
import type { Bookkeeping, ShopConfiguration } from '@/schemas/shop'
import { pdf } from './pdf'

type Sold = { db: Database; order: Order; market: Market; shop: ShopConfiguration }
type Mail = NonNullable<Bookkeeping['deliveryNotes']>[number]

async function noteFiles({ db, order, market, shop }: Sold, wanted: Wanted): Promise<Attachment[]> {
  const found = deliveryOf(order, wanted)
  if (!found.ok) return []
  const delivery = await numberNote(db, order, found.delivery)
  const letterhead = await letterheadOf(shop)
  const written = { delivery, seller: shop.seller, letterhead, at: currentTime() }
  const file = await writeDeliveryNote(order, written, market)
  return [pdf(deliveryNoteFileName(delivery, market), file)]
}

const isWanted = ({ shop }: Sold, mail: Mail) => shop.bookkeeping?.deliveryNotes?.includes(mail) ?? false

/** The delivery note that goes to the merchant with the notice of an order: of all that is to be sent, once it may be. */
export const noteOfOrder = async (sold: Sold): Promise<Attachment[]> =>
  isWanted(sold, 'orders') ? noteFiles(sold, {}) : []

/** The delivery note that goes to the shopper with the mail about a parcel. */
export async function noteOfParcel({ event, ...sold }: Sold & { event: OrderEvent }): Promise<Attachment[]> {
  if (event.type !== 'shipped' || !isWanted(sold, 'parcels')) return []
  const parcel = sold.order.shipments.findIndex(({ id }) => id === Number(event.details.shipment)) + 1
  return parcel === 0 ? [] : noteFiles(sold, { parcel })
}
