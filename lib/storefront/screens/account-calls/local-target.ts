import type { Market } from '@/lib/platform/markets'
import { isLocalPath } from '@/lib/platform/security'

/** Where a login leads on to, if it is a path of the market: anything else could lead a customer to a stranger. */
export function localTarget(market: Market, target: unknown): string | undefined {
  if (typeof target !== 'string' || target.length > 500 || !isLocalPath(target)) return undefined
  const path = new URL(target, 'http://shop.invalid').pathname
  return path.startsWith(`/${market.code}/`) && target.startsWith(`/${market.code}/`) ? target : undefined
}
