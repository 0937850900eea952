import 'server-only'
import { type Market, screenPath } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import type { Checkout, CheckoutContext, CheckoutStep } from '@/lib/shop/checkout'
import type { Order } from '@/lib/shop/orders'
import { pricingContext } from '@/lib/storefront/pricing'

/** Stands for the visitor's checkout and orders. */
export const currentCheckout = async (_market: Market): Promise<Checkout | undefined> => undefined

export const currentOrder = async (
  _market: Market,
  _number: string,
): Promise<{ order: Order; isExpired: boolean } | undefined> => undefined

export const pendingOrder = async (_market: Market): Promise<Order | undefined> => undefined

export const checkoutContext = async (market: Market): Promise<CheckoutContext> => ({
  ...(await pricingContext(market)),
  options: (await loadShopConfiguration(market.code)).options,
})

export const stepPath = (market: Market, step?: CheckoutStep): string =>
  step === 'login'
    ? screenPath(market, 'checkoutLogin')
    : `${screenPath(market, 'checkout')}${step ? `?step=${step}` : ''}`

export const orderPath = (market: Market, number: string): string =>
  `${screenPath(market, 'thankYou')}?order=${number}`
