import { logWarning } from '@/lib/platform/log'
import { writeMail } from '@/lib/platform/mail-body'
import { marketOfOrder } from '@/lib/platform/markets'
import { findIssuer, inZone, returnCosts } from '@/lib/platform/shop-configuration'
import { orderWords } from '@/lib/shop/order-papers'
import { findOrderById } from '@/lib/shop/orders'
import { compose } from './compose'
import { greetedBy } from './greeted-by'
import { orderAddress } from './order-address'
import type { OrderSender } from './send-order-message'

/** Sends a new link to an order to its mail address. Throws if the service does not accept it. */
export async function sendLinkMail(
  { db, service, brand, baseUrl, look }: Pick<OrderSender, 'db' | 'service' | 'brand' | 'baseUrl' | 'look'>,
  { order: id, at }: { order: number; at: number },
): Promise<void> {
  const order = await findOrderById(db, id)
  const found = order && marketOfOrder(brand, order)
  const event = order?.events[0]
  if (!found || !event) return logWarning(`There is no order ${id} of this shop to send a link to`)
  const shop = await findIssuer(db, brand, found)
  const market = inZone(found, shop)
  const { seller, payments, returns: terms } = shop
  const composing = {
    ...{ order, event, market, seller, payments, terms, shopName: shop.name },
    ...{ words: orderWords(market), baseUrl },
    name: await greetedBy(db, order),
    address: orderAddress(baseUrl, market, order, new Date(at)),
    costs: returnCosts(terms, market, false),
    ...{ creditNotes: [], hasTerms: false, hasWithdrawal: false },
  }
  await service.sendMail(`order-link-${id}-${at}`, {
    to: order.email,
    ...(await writeMail(compose('link', composing, false), look?.(market, shop))),
    replyTo: seller.email,
  })
}
