import { type FileRefusal, sentFiles } from '@/lib/content/forms'
import { currentTime } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { clientOf } from '@/lib/platform/http'
import { orderStatusPath, type ReceiptNotice } from '@/lib/platform/markets'
import { currentShopConfiguration } from '@/lib/platform/shop-configuration'
import { returns } from '@/lib/shop/door'
import { asksForReceipt, costsOfOrder, type KeptReceipt, receiptMegabytes } from '@/lib/shop/returns'
import { leadOn } from '@/lib/storefront/visitor/checkout'
import { orderUpload } from '@/lib/storefront/visitor/order-access'
import { returnReceipt } from '@/schemas/api/orders'

const states: Record<KeptReceipt, ReceiptNotice> = {
  kept: 'receiptKept',
  gone: 'receiptGone',
  full: 'receiptFull',
}
const refusals: Record<FileRefusal, ReceiptNotice> = {
  missing: 'receiptMissing',
  tooLarge: 'receiptTooLarge',
  type: 'receiptType',
  broken: 'receiptBroken',
  busy: 'receiptBusy',
  tooMany: 'receiptTooMany',
}

/** `POST /api/orders/return-receipt/?locale`: keeps the receipt of the postage of a return of the visitor's order. */
export const POST = orderUpload(async ({ request, market, data, order, own }) => {
  const lead = (state: ReceiptNotice) =>
    leadOn(request, orderStatusPath(market, { order: order.number, state }))
  const asked = returnReceipt.safeParse(Object.fromEntries(data))
  const announced =
    asked.success && (await returns.of(order.id)).find((each) => each.number === asked.data.return)
  const shop = await currentShopConfiguration(config().brand, own)
  const isPaidBack = costsOfOrder(order, shop, own).how !== 'own'
  if (!announced || !asksForReceipt(order, announced, isPaidBack)) return lead(states.gone)
  const now = currentTime()
  const received = await sentFiles.receive(data.get('receipt'), {
    ...{ megabytes: receiptMegabytes, client: clientOf(request), now: now.getTime() },
  })
  if (!received.ok) return lead(refusals[received.reason])
  const kept = await returns.keepReceipt({
    ...{ orderId: order.id, number: announced.number, file: received.file, now },
  })
  return lead(states[kept])
})
