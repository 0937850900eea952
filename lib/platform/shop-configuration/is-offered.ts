import { isBuilt, type ScreenName } from '@/lib/platform/markets'
import type { ShopOptions } from '@/schemas/shop'

type Options = Pick<ShopOptions, 'wishlist'> & Partial<Pick<ShopOptions, 'accountOrders' | 'accountBalance'>>

/** The screens that an option of the shop leaves away. */
const optional: Partial<Record<ScreenName, keyof Options>> = {
  wishlist: 'wishlist',
  orders: 'accountOrders',
  orderDetail: 'accountOrders',
  balance: 'accountBalance',
}

/** Whether a shop has a screen: it is built, and the shop's options do not leave it away. */
export const isOffered =
  (options: Options) =>
  (screen: ScreenName): boolean => {
    const option = optional[screen]
    return isBuilt(screen) && (option === undefined || options[option] !== false)
  }

/** Whether every shop has a screen, whatever its options say. */
export const isAlwaysOffered = (screen: ScreenName): boolean => isBuilt(screen) && !(screen in optional)
