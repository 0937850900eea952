import 'server-only'
import { config } from '@/lib/platform/config'
import { marketText } from '@/lib/platform/i18n'
import { logError } from '@/lib/platform/log'
import { type Market, orderPath, pendingPath } from '@/lib/platform/markets'
import { orderPayments, orders } from '@/lib/shop/door'
import type { Order } from '@/lib/shop/orders'

/**
 * Where a shopper goes after an order was placed: to the payment service, or to the thanks. When the service does not
 * answer, the order stands, and its page offers to try again.
 */
export async function afterOrder(
  market: Market,
  { number, status }: Pick<Order, 'number' | 'status'>,
): Promise<string> {
  const thanks = orderPath(market, number)
  const order = status === 'awaitingPayment' ? await orders.find(number) : undefined
  const { baseUrl, paymentMode } = config()
  // Real money never pays for a test, nor the money of a test for real goods.
  if (!order || order.isTest !== (paymentMode === 'test')) return thanks
  try {
    const address = await orderPayments.begin(order, {
      returnUrl: `${baseUrl}${thanks}`,
      cancelUrl: `${baseUrl}${pendingPath(market, number)}`,
      description: marketText(market)('checkout.paymentOf', { number }),
      locale: market.iso,
    })
    return address ?? thanks
  } catch (error) {
    logError('A payment could not be begun', error)
    return thanks
  }
}
