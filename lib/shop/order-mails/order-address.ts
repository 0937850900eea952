import type { Market } from '@/lib/platform/markets'
import { orderToken } from '@/lib/shop/order-access'
import type { Order } from '@/lib/shop/orders'

/**
 * Where a shopper sees an order, its downloads and what can be done with it: a signed link that opens it in any browser.
 * @param at from when on it does so for its time; a mail that is sent again has the same link
 */
export function orderAddress(
  baseUrl: string,
  market: Market,
  { number }: Pick<Order, 'number'>,
  at: Date,
): string {
  const query = new URLSearchParams({
    locale: market.shopLocale,
    order: number,
    key: orderToken(number, at),
  })
  return `${baseUrl}/api/orders/open/?${query}`
}
