import 'server-only'
import type { Market } from '@/lib/platform/markets'
import type { Checkout } from '@/lib/shop/checkout'
import type { Order } from '@/lib/shop/orders'

/** Stands for the visitor's checkout and orders. */
export const currentCheckout = async (_market: Market): Promise<Checkout | undefined> => undefined

export type CurrentOrder = { order: Order; isExpired: boolean; isNew: boolean }

export const currentOrder = async (_market: Market, _number: string): Promise<CurrentOrder | undefined> =>
  undefined

export const pendingOrder = async (_market: Market): Promise<Order | undefined> => undefined
