import 'server-only'
import { currentTime } from '@/lib/platform/clock'
import type { Market } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { downloads, orders, returns } from '@/lib/shop/door'
import type { Order } from '@/lib/shop/orders'
import { mayTakeDigital } from '@/lib/storefront/visitor/order-access'
import type { PageVisitor } from '@/lib/storefront/visitor/session'
import { orderActions } from './order-actions'

/** What the screen of an order shows besides the order itself. */
export async function loadStatus(market: Market, order: Order, visitor: PageVisitor) {
  const announced = await returns.of(order.id)
  const actions = await orderActions(market, order, { visitor, returns: announced })
  const { seller, payments, returns: terms } = await loadShopConfiguration(market.shopLocale)
  const isLinked = await mayTakeDigital(visitor, order, currentTime())
  return {
    ...{ returns: announced, actions, seller, payments, terms, isLinked },
    giftCardLeft: await orders.giftCardLeft(order),
    transfers: await returns.transfers(order.id),
    downloads: await downloads.ofOrder(order),
    giftCards: isLinked ? await orders.soldGiftCards(order.id) : [],
    cardsOfLines: isLinked ? await orders.cardsOfLines(order.id) : [],
    giftCardMails: isLinked ? await orders.giftCardMails(order.id) : [],
  }
}
