import { isBuilt, type ScreenName } from '@/lib/platform/markets'
import type { ShopOptions } from '@/schemas/shop'

/** Whether a shop has a screen: it is built, and the shop's options do not leave it away. */
export const isOffered =
  ({ wishlist }: Pick<ShopOptions, 'wishlist'>) =>
  (screen: ScreenName): boolean =>
    isBuilt(screen) && (screen !== 'wishlist' || wishlist)
