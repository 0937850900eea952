import 'server-only'
import { type Market, pendingPath } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { cancellableRest, mayCancel } from '@/lib/shop/cancellations'
import { orderPapers } from '@/lib/shop/door'
import { isInvoiceDue } from '@/lib/shop/order-papers'
import type { Order } from '@/lib/shop/orders'
import { costsOfOrder, type OrderReturn, postageOf, returnableLines } from '@/lib/shop/returns'
import { creditNoteAddress, invoiceAddress } from '@/lib/storefront/screens/step-forms'
import { isOwnOrder } from '@/lib/storefront/visitor/checkout'
import type { PageVisitor } from '@/lib/storefront/visitor/session'
import type { OrderActions } from './actions'

function cancelNow(order: Order): OrderActions['cancel'] {
  if (mayCancel(order)) return 'possible'
  return cancellableRest(order).length > 0 ? 'rest' : 'tooLate'
}

/** What a visitor can do with an order now. */
export async function orderActions(
  market: Market,
  order: Order,
  { visitor, returns }: { visitor: PageVisitor; returns: readonly OrderReturn[] },
): Promise<OrderActions> {
  const isAwaited = order.status === 'awaitingPayment' && (await isOwnOrder(visitor, order))
  const hasInvoice = isInvoiceDue(order) || (await orderPapers.invoice(order.id)) !== undefined
  const notes = await orderPapers.creditNotes([order.id])
  const configuration = await loadShopConfiguration(market.shopLocale)
  return {
    carrier: postageOf(order, configuration)?.carrier,
    costs: costsOfOrder(order, configuration, market),
    pay: isAwaited ? pendingPath(market, order.number) : undefined,
    cancel: configuration.options.cancelOrder ? cancelNow(order) : 'notOffered',
    mayReorder: order.status === 'cancelled',
    mayReturn: returnableLines(order, returns).length > 0,
    invoice: hasInvoice ? invoiceAddress(market, order.number) : undefined,
    creditNotes: notes.map(({ number }) => ({
      number,
      href: creditNoteAddress(market, order.number, number),
    })),
  }
}
