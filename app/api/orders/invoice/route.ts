import { currentTime } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { currentIssuer, inZone } from '@/lib/platform/shop-configuration'
import { orderPapers } from '@/lib/shop/door'
import { isInvoiceDue, mayCredit } from '@/lib/shop/order-papers'
import { paperCall, privatePaper } from '@/lib/storefront/visitor/order-access'

/** `GET /api/orders/invoice/?locale&order`: the invoice of an order of the visitor, as PDF. */
export const GET = paperCall(async ({ order, own }) => {
  const { brand } = config()
  const issued = await orderPapers.invoice(order.id)
  if (!issued && !isInvoiceDue(order)) return undefined
  const shop = await currentIssuer(brand, own)
  const { seller, payments, bookkeeping } = shop
  const asked = {
    ...{ orderId: order.id, brand, market: inZone(own, shop), seller, payments },
    ...{ prefixes: bookkeeping?.prefixes, at: currentTime() },
  }
  const invoice = issued ?? (await orderPapers.issueInvoice(asked))
  if (!issued && mayCredit(order)) await orderPapers.issueCreditNotes(asked)
  return privatePaper(await orderPapers.invoiceFile(order, invoice, own))
})
