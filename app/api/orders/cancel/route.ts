import { currentTime } from '@/lib/platform/clock'
import { logError } from '@/lib/platform/log'
import { orderStatusPath } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { wake } from '@/lib/platform/worker'
import type { CancelOutcome } from '@/lib/shop/cancellations'
import { orders } from '@/lib/shop/door'
import { type Order, stockJob } from '@/lib/shop/orders'
import { leadOn } from '@/lib/storefront/visitor/checkout'
import { orderCall } from '@/lib/storefront/visitor/order-access'

async function cancel({ id: orderId }: Order, asked: string): Promise<CancelOutcome> {
  try {
    return await orders.cancel({ orderId, asked, now: currentTime() })
  } catch (error) {
    logError('An order could not be cancelled for its shopper', error)
    return 'busy'
  }
}

/** `POST /api/orders/cancel/?locale`: cancels an order of the visitor, or with `lines` what of it is not out. */
export const POST = orderCall(async ({ request, market, order, own, fields }) => {
  // An order keeps the options of its own market, also where an open one shows it.
  const { options } = await loadShopConfiguration(own.shopLocale)
  if (!options.cancelOrder) return leadOn(request, orderStatusPath(market, { order: order.number }))
  const state = await cancel(order, fields.lines ?? '')
  if (state === 'cancelled' || state === 'restCancelled') void wake(stockJob)
  return leadOn(request, orderStatusPath(market, { order: order.number, state }))
})
