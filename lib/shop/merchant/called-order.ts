import type { Executor } from '@/lib/platform/db'
import type { MerchantOrder } from '@/schemas/api/merchant-order'
import { merchantOrderOf } from './merchant-order'
import { type OrderRead, readOrder } from './read-orders'

/** Whether a piece of a path may be the number of an order. */
export const isOrderNumber = (text: string): boolean => /^\d{8,20}$/.test(text)

/** The order that a path names; undefined where there is none. */
export const readCalledOrder = async (db: Executor, number: string): Promise<OrderRead | undefined> =>
  isOrderNumber(number) ? readOrder(db, number) : undefined

/** An order as it answers a system of the merchant. */
export const orderAnswer = (order: OrderRead): Response =>
  Response.json(merchantOrderOf(order) satisfies MerchantOrder, {
    headers: { 'cache-control': 'private, no-store' },
  })
