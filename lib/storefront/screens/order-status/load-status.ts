import 'server-only'
import { currentTime } from '@/lib/platform/clock'
import { database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { findDownloads } from '@/lib/shop/downloads'
import { findSoldGiftCards, type Order } from '@/lib/shop/orders'
import { findTransfers } from '@/lib/shop/refund-transfers'
import { findReturns } from '@/lib/shop/returns'
import { mayTakeDigital } from '@/lib/storefront/visitor/order-access'
import type { PageVisitor } from '@/lib/storefront/visitor/session'
import { orderActions } from './order-actions'

/** What the screen of an order shows besides the order itself. */
export async function loadStatus(market: Market, order: Order, visitor: PageVisitor) {
  const returns = await findReturns(database(), order.id)
  const actions = await orderActions(market, order, { visitor, returns })
  const { seller, payments, returns: terms } = await loadShopConfiguration(market.shopLocale)
  const isLinked = await mayTakeDigital(visitor, order, currentTime())
  return {
    ...{ returns, actions, seller, payments, terms, isLinked },
    transfers: await findTransfers(database(), order.id),
    downloads: await findDownloads(database(), order),
    giftCards: isLinked ? await findSoldGiftCards(database(), order.id) : [],
  }
}
