import 'server-only'
import { currentTime } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { formatTime, marketText } from '@/lib/platform/i18n'
import { type Market, marketOfPast, orderPath, pendingPath, screenPath } from '@/lib/platform/markets'
import { zonedMarket } from '@/lib/platform/shop-configuration'
import type { HeldOrder } from '@/lib/shop/checkout'
import { checkouts } from '@/lib/shop/door'
import type { PageVisitor } from '@/lib/storefront/visitor/session'
import type { HeldNotice } from '@/schemas/api/visitor'

/**
 * What is told of an order, in the language and time zone of its market, so that no page has to hold words for what few
 * visitors see.
 */
function heldWords({ kind, number, until }: HeldOrder, market: Market): HeldNotice {
  const t = marketText(market)
  const told = { kind, until: until.toISOString(), language: market.iso }
  switch (kind) {
    case 'waiting':
      return {
        ...told,
        words: t('checkout.held.waiting', { number, time: formatTime(until, market) }),
        action: t('checkout.held.pay'),
        href: pendingPath(market, number),
      }
    case 'returned':
      return {
        ...told,
        words: t('checkout.held.returned', { number }),
        action: t('checkout.held.toCheckout'),
        href: screenPath(market, 'checkout'),
      }
    case 'placed':
      return {
        ...told,
        words: t('checkout.held.placed', { number }),
        action: t('checkout.held.see'),
        href: orderPath(market, number),
      }
  }
}

/** What a visitor has to hear of an order that is not paid, or was just placed; undefined if there is none. */
export async function heldNotice(visitor: PageVisitor): Promise<HeldNotice | undefined> {
  const { basket, orders, customer } = visitor
  const held = await checkouts.held(
    { basket, orders, customerId: customer?.id },
    { brand: config().brand, now: currentTime() },
  )
  const market = held && marketOfPast(config().brand, held.locale)
  return market && heldWords(held, await zonedMarket(market))
}
