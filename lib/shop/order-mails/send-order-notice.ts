import type { Database } from '@/lib/platform/db'
import type { Attachment } from '@/lib/platform/mail'
import { type MailBody, writeMail } from '@/lib/platform/mail-body'
import { marketOfOrder } from '@/lib/platform/markets'
import { findIssuer, inZone } from '@/lib/platform/shop-configuration'
import type { Order, OrderEvent } from '@/lib/shop/orders'
import { declaresWithdrawal, findReceiptFile, findReturns } from '@/lib/shop/returns'
import type { Payments } from '@/schemas/shop'
import { cancelNotice } from './cancel-notice'
import { noteOfOrder } from './delivery-notes'
import type { Noticed } from './merchant-notice'
import { noticeKindOf } from './notice-kind'
import { orderNotice } from './order-notice'
import { receiptNotice } from './receipt-notice'
import { returnNotice } from './return-notice'
import type { OrderSender } from './send-order-message'

/** The receipt that an event tells of; none where it is deleted by now. */
async function receiptOf(db: Database, order: Order, { details }: OrderEvent): Promise<Attachment[]> {
  const file = await findReceiptFile(db, { orderId: order.id, receipt: Number(details.receipt) })
  return file ? [file] : []
}

type Given = Noticed & { event: OrderEvent; payments: Payments }
type Written = {
  notice: MailBody
  /** Whether it reaches the seller where nobody is named who hears of orders. */
  isForSeller?: boolean
  hasNote?: boolean
  files?: Attachment[]
}

/** A return that was taken back meanwhile is not told of. */
async function returnOf(db: Database, { event, ...noticed }: Given): Promise<Written | undefined> {
  const { order, market } = noticed
  const returns = await findReturns(db, order.id)
  const announced = returns.find(({ number }) => number === event.details.return)
  if (!announced || announced.cancelledAt) return undefined
  return {
    notice: returnNotice({ ...noticed, announced, returns }),
    isForSeller: declaresWithdrawal(order, announced, market),
  }
}

async function write(db: Database, given: Given): Promise<Written | undefined> {
  const { order, event } = given
  switch (noticeKindOf(order, event)) {
    case 'ordered':
      return { notice: orderNotice(given), hasNote: true }
    case 'paid':
      return { notice: orderNotice({ ...given, isPaid: true }), hasNote: true }
    case 'cancelled':
      return { notice: cancelNotice(given) }
    case 'receipt':
      return { notice: receiptNotice(given), files: await receiptOf(db, order, event) }
    case 'return':
      return returnOf(db, given)
    default:
      return undefined
  }
}

/**
 * Sends the notice of an event to the address that the shop has named, and a withdrawal else to the seller; nothing where
 * there is nothing to tell.
 */
export async function sendOrderNotice(
  { db, service, brand, look }: Pick<OrderSender, 'db' | 'service' | 'brand' | 'look'>,
  { order, event }: { order: Order; event: OrderEvent },
): Promise<void> {
  const found = marketOfOrder(brand, order)
  if (!found) return
  const shop = await findIssuer(db, brand, found)
  const market = inZone(found, shop)
  const { seller, payments, bookkeeping } = shop
  const written = await write(db, { order, event, market, seller, payments })
  const to = bookkeeping?.ordersTo ?? (written?.isForSeller ? seller.email : undefined)
  if (!written || !to) return
  const mail = await writeMail(written.notice, look?.(market, shop))
  const notes = written.hasNote ? await noteOfOrder({ db, order, market, shop }) : []
  await service.sendMail(`order-notice-${event.id}`, {
    to,
    ...mail,
    replyTo: seller.email,
    attachments: [...mail.attachments, ...(written.files ?? []), ...notes],
  })
}
